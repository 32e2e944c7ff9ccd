import type { MetricObjectWithValues, MetricValueWithName } from 'prom-client';
import type { RequestRecord } from '../../services.ts';

/** Who has answered: the table of prepared answers ahead of the application, or the application. */
export type HostKind = 'prepared' | 'application';

/** What the library makes of a metric of its own. */
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
  /** One for each bound, and one for what is above them. */
  counts: number[];
}

interface Total {
  labels: { route: string; status: string; language: string; host: HostKind };
  value: number;
  durations: Durations;
}

/**
 * Counts requests in plain numbers. The library's own counter and
 * histogram, which look their labels up each time, would take more than one of them.
 *
 * @param routeOf names the route of a path; of few names, whatever is asked for
 */
export function createRequestCounts(routeOf: (path: string) => string): RequestCounts {
  const totals: Total[] = [];
  const durations: Durations[] = [];
  // Found by what is at hand: a key made of it for each request would take longer than all else.
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

/** As the library writes a histogram: each bucket holds those before it, too. */
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
