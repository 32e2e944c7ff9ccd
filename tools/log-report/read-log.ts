import type { FieldTiming } from '../../src/domain/field-timing.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { splitLocalePath } from '../../src/site/addresses.ts';
import { pageRoutes } from '../../src/site/routes.ts';

/** The fields of a line of the log that the report uses. */
interface Line {
  time: string;
  method: string;
  path: string;
  status: number;
  locale: string | null;
  ms: number;
  chosen?: string[];
  linkedFrom?: string;
  prefetch?: true;
  opened?: string;
}

export interface SlowAnswer {
  time: string;
  request: string;
  status: number;
  ms: number;
}

/** Totals of a log. */
export interface Summary {
  from: string;
  to: string;
  requests: number;
  /** Number of lines that are not JSON objects. */
  unreadable: number;
  errors: number;
  /** Visits by page key and language. */
  visits: Map<string, Map<Locale, number>>;
  /** Computed prices by plan and country. */
  calculated: Map<string, Map<string, number>>;
  /** Needs that were sent to the plan finder. */
  needs: Map<string, number>;
  missing: Map<string, { times: number; linkedFrom: Map<string, number> }>;
  /** Slowest first. */
  slowest: SlowAnswer[];
  /** Field timings by page and language. */
  timings: Map<string, Record<keyof FieldTiming, number[]>>;
}

const shownStatuses = [200, 304];
const slowestKept = 20;
/** A limit, because a scan of random addresses must not fill the memory. */
const missingKept = 10_000;

const pageKeys = new Map<string, string>(pageRoutes.map(([key, { path }]) => [path, key]));

/** Reads a log line by line, and adds it up. */
export async function readLog(lines: AsyncIterable<string>): Promise<Summary> {
  const summary: Summary = {
    ...{ from: '', to: '', requests: 0, unreadable: 0, errors: 0, slowest: [] },
    ...{ visits: new Map(), calculated: new Map(), needs: new Map(), missing: new Map() },
    timings: new Map(),
  };
  for await (const text of lines) {
    const line = parse(text);
    if (line === undefined) {
      // The process also prints plain lines, such as that it is ready.
      if (text.trim() && !text.startsWith('WikiGarth ')) summary.unreadable += 1;
      continue;
    }
    if (line.level === 'error') summary.errors += 1;
    if (isRequest(line)) add(summary, line);
    if (line.message === 'Field timing') addTiming(summary, line);
  }
  return summary;
}

function add(summary: Summary, line: Line): void {
  const { time, method, status, locale, ms, chosen, linkedFrom } = line;
  // A prefetched page counts as visited when it is opened.
  const path = line.opened ?? line.path;
  summary.requests += 1;
  summary.from ||= time;
  summary.to = time;
  const key = pageKeys.get(splitLocalePath(path).path);
  const language = locales.find((each) => each === locale);
  const isShown = method === 'GET' && shownStatuses.includes(status) && !line.prefetch;
  if (key && language && isShown) count(inner(summary.visits, key), language);
  if (key === 'priceCalculator' && chosen?.[0] && chosen[1] && isShown) {
    count(inner(summary.calculated, chosen[0]), chosen[1]);
  }
  if (key === 'helpMeChoose' && isShown)
    for (const need of chosen ?? []) count(summary.needs, need);
  if (status === 404 && !key) addMissing(summary, path, linkedFrom);
  addSlow(summary.slowest, { time, request: `${method} ${line.path}`, status, ms });
}

function addMissing({ missing }: Summary, path: string, linkedFrom: string | undefined): void {
  const found = missing.get(path) ?? { times: 0, linkedFrom: new Map() };
  if (!missing.has(path) && missing.size >= missingKept) return;
  found.times += 1;
  if (linkedFrom) count(found.linkedFrom, linkedFrom);
  missing.set(path, found);
}

/** More values hardly change the percentile. */
const timingsKept = 10_000;

function addTiming({ timings }: Summary, line: Record<string, unknown>): void {
  const key = `${line.page} (${line.locale})`;
  const lists = timings.get(key) ?? { lcpMs: [], inpMs: [], cls: [] };
  timings.set(key, lists);
  for (const [name, list] of Object.entries(lists)) {
    const value = line[name];
    if (typeof value === 'number' && list.length < timingsKept) list.push(value);
  }
}

function addSlow(slowest: SlowAnswer[], answer: SlowAnswer): void {
  if (slowest.length === slowestKept && answer.ms <= (slowest.at(-1)?.ms ?? 0)) return;
  const at = slowest.findIndex(({ ms }) => ms < answer.ms);
  slowest.splice(at === -1 ? slowest.length : at, 0, answer);
  slowest.length = Math.min(slowest.length, slowestKept);
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const line = JSON.parse(text);
    return typeof line === 'object' && line !== null ? line : undefined;
  } catch {
    return undefined;
  }
}

function isRequest(line: Record<string, unknown>): line is Line & Record<string, unknown> {
  return (
    typeof line.path === 'string' && typeof line.status === 'number' && typeof line.ms === 'number'
  );
}

function inner<Key>(outer: Map<string, Map<Key, number>>, key: string): Map<Key, number> {
  const found = outer.get(key) ?? new Map<Key, number>();
  outer.set(key, found);
  return found;
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
