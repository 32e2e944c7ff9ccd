import { collectDefaultMetrics, Gauge, Histogram, type Metric, Registry } from 'prom-client';
import type { PreparedSite } from '../../prepared/prepared-site.ts';
import type { Log, Render } from '../../services.ts';
import { createRequestCounts, type HostKind } from './request-counts.ts';
import { routeNames } from './route-names.ts';

export interface Metrics {
  /** Wraps a log to count its requests. */
  watchLog(log: Log, host: HostKind): Log;
  /** Wraps a renderer to measure live renderings. */
  watchRender(render: Render): Render;
  /** Records a request for a wiki's extensions: its duration and whether it succeeded. */
  onWikiAsked(durationMs: number, isGood: boolean): void;
  /** The metrics in Prometheus' text format. */
  text(): Promise<string>;
}

const rendering = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 2.5];
const upstream = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Collects metrics for Prometheus, without data about visitors; docs/running.md lists them.
 *
 * @param options.buildId label that identifies the build
 */
export function createMetrics({ site, buildId }: { site: PreparedSite; buildId: string }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counts = createRequestCounts(routeNames(site));
  for (const get of [counts.totals, counts.durations]) {
    const { name, help, type, aggregator } = get();
    registry.registerMetric({ name, help, type, aggregator, get } as unknown as Metric);
  }
  const renders = new Histogram({
    name: 'website_live_render_duration_seconds',
    help: 'Time that a page took to render for a request, in seconds.',
    labelNames: ['route', 'outcome'],
    ...{ buckets: rendering, registers },
  });
  const wiki = new Histogram({
    name: 'website_upstream_wiki_duration_seconds',
    help: 'Time that the wiki of MEDIAWIKI_API_URL took to tell its extensions, in seconds.',
    labelNames: ['outcome'],
    ...{ buckets: upstream, registers },
  });
  const processes = new Gauge({
    name: 'website_processes',
    help: 'Processes that answer, by the build that they serve.',
    ...{ labelNames: ['build'], registers },
  });
  processes.set({ build: buildId }, 1);

  return {
    watchLog: (log, host) => ({
      ...log,
      request(record) {
        counts.count(record, host);
        log.request(record);
      },
    }),
    watchRender: (render) => async (request) => {
      const end = renders.startTimer({ route: request.key });
      try {
        const rendered = await render(request);
        end({ outcome: rendered.kind });
        return rendered;
      } catch (error) {
        end({ outcome: 'failure' });
        throw error;
      }
    },
    onWikiAsked(durationMs, isGood) {
      wiki.observe({ outcome: isGood ? 'list' : 'failure' }, durationMs / 1000);
    },
    text: () => registry.metrics(),
  };
}
