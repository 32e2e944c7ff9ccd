import type { MetricObjectWithValues, MetricValueWithName } from 'prom-client';
import type { RequestRecord } from '../../services.ts';

/** What answered: the prepared answers in front of the application, or the application. */
export type HostKind = 'prepared' | 'application';

/** The form of prom-client's own metrics. */
type Sum = Omit<MetricObjectWithValues<MetricValueWithName<string>>, 'collect'>;

export interface RequestCounts {
  count(record: RequestRecord, host: HostKind): void;
  /** How many requests there were. */
  totals(): Sum;
  /** How long they took. */
  durations(): Sum;
}

/** In seconds. A prepared page takes tenths of a millisecond, a rendered one some milliseconds. */
const bounds = [0.00025, 0.001, 0.0025, 0.01, 0.025, 0.1, 0.25, 1, 2.5, 10];

interface Durations {
  labels: { route: string; host: HostKind };
  seconds: number;
  /** One for each bound, and one for longer durations. */
  counts: number[];
}

interface Total {
  labels: { route: string; status: string; language: string; host: HostKind };
  value: number;
  durations: Durations;
}

/**
 * Counts requests in plain numbers. prom-client's counter and histogram look up their labels each time, which
 * takes longer than a prepared answer.
 *
 * @param routeOf names the route of a path; must return few distinct names for arbitrary paths
 */
export function createRequestCounts(routeOf: (path: string) => string): RequestCounts {
  const totals: Total[] = [];
  const durations: Durations[] = [];
  // Nested maps, because building a string key for each request would take longer than the rest.
  const known = new Map<string, Map<string | null, Map<number, Total>>>();

  function totalOf({ path, status, locale }: RequestRecord, host: HostKind): Total {
    const route = routeOf(path);
    const languages = known.get(route) ?? new Map<string | null, Map<number, Total>>();
    const statuses = languages.get(locale) ?? new Map<number, Total>();
    const key = host === 'prepared' ? status : -status;
    const found = statuses.get(key);
    if (found) return found;
    const isShared = ({ labels }: Durations) => labels.route === route && labels.host === host;
    const shared = durations.find(isShared) ?? {
      labels: { route, host },
      seconds: 0,
      counts: new Array<number>(bounds.length + 1).fill(0),
    };
    if (!durations.includes(shared)) durations.push(shared);
    const labels = { route, status: String(status), language: locale ?? '', host };
    const total = { labels, value: 0, durations: shared };
    totals.push(total);
    known.set(route, languages.set(locale, statuses.set(key, total)));
    return total;
  }

  return {
    count(record, host) {
      const total = totalOf(record, host);
      const seconds = record.durationMs / 1000;
      let at = 0;
      while (seconds > (bounds[at] ?? Number.POSITIVE_INFINITY)) at += 1;
      total.value += 1;
      total.durations.seconds += seconds;
      total.durations.counts[at] = (total.durations.counts[at] ?? 0) + 1;
    },
    totals: () => ({
      name: 'website_requests_total',
      help: 'Requests that were answered.',
      type: 'counter' as never,
      aggregator: 'sum',
      values: totals.map(({ labels, value }) => ({ labels, value })),
    }),
    durations: () => ({
      name: durationsName,
      help: 'Time from the request to the end of its answer, in seconds.',
      type: 'histogram' as never,
      aggregator: 'sum',
      values: durations.flatMap(histogramOf),
    }),
  };
}

const durationsName = 'website_request_duration_seconds';

/** A histogram in prom-client's form: buckets are cumulative. */
function histogramOf({ labels, seconds, counts }: Durations): MetricValueWithName<string>[] {
  let sum = 0;
  const buckets = counts.map((count, at) => {
    sum += count;
    const le = bounds[at] ?? '+Inf';
    return { metricName: `${durationsName}_bucket`, labels: { ...labels, le }, value: sum };
  });
  return [
    ...buckets,
    { metricName: `${durationsName}_sum`, labels, value: seconds },
    { metricName: `${durationsName}_count`, labels, value: sum },
  ];
}
