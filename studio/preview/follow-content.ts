import { figureMark } from './marks.ts';

/** Path of a value of content/: `plans:personal.1.monthlyCents.USD`. */
type Entry = string;

/** Numbers and days that were read since the last figure was formatted, oldest first. */
let recent: Entry[] = [];
const valuesByEntry = new Map<Entry, number | string>();

/**
 * Wraps the data of a file of content/ in a proxy that records which entries are read.
 *
 * @param file its name without extension
 * @param value its data
 */
export function followContent<Value>(file: string, value: Value): Value {
  return follow(value, `${file}:`);
}

function follow<Value>(value: Value, at: Entry): Value {
  if (typeof value !== 'object' || value === null) return value;
  const parts = new Map<string, unknown>();
  for (const [key, part] of Object.entries(value)) {
    const entry = at.endsWith(':') ? at + key : `${at}.${key}`;
    if (isFigure(part)) valuesByEntry.set(entry, part);
    else parts.set(key, follow(part, entry));
  }
  return new Proxy(value, {
    get(target, key, receiver) {
      const found: unknown = Reflect.get(target, key, receiver);
      if (typeof key !== 'string' || key === 'length' || !Object.hasOwn(target, key)) return found;
      if (isFigure(found)) noteReading(at.endsWith(':') ? at + key : `${at}.${key}`);
      return parts.get(key) ?? found;
    },
  });
}

function isFigure(value: unknown): value is number | string {
  return typeof value === 'number' || (typeof value === 'string' && /^\d{4}-\d\d/.test(value));
}

function noteReading(entry: Entry): void {
  recent = [...recent.filter((each) => each !== entry), entry].slice(-12);
}

/**
 * Runs a function while every formatted number and day is marked with the entries that it was computed from.
 */
export async function whileMarkingFigures<Result>(run: () => Promise<Result>): Promise<Result> {
  const restore = [patchNumbers(), patchDays()];
  recent = [];
  try {
    return await run();
  } finally {
    for (const undo of restore) undo();
  }
}

function patchNumbers(): () => void {
  const { prototype } = Intl.NumberFormat;
  const format = Object.getOwnPropertyDescriptor(prototype, 'format') as PropertyDescriptor;
  const { formatToParts } = prototype;
  Object.defineProperty(prototype, 'format', {
    ...format,
    get(this: Intl.NumberFormat) {
      const plain = format.get?.call(this) as Intl.NumberFormat['format'];
      return (value: number) => plain(value) + markOf(Number(value));
    },
  });
  prototype.formatToParts = function (this: Intl.NumberFormat, value = Number.NaN) {
    const parts = formatToParts.call(this, value);
    const mark = markOf(Number(value));
    return parts.map((part) =>
      part.type === 'integer' ? { ...part, value: part.value + mark } : part,
    );
  };
  return () => {
    Object.defineProperty(prototype, 'format', format);
    prototype.formatToParts = formatToParts;
  };
}

function patchDays(): () => void {
  const { prototype } = Intl.DateTimeFormat;
  const format = Object.getOwnPropertyDescriptor(prototype, 'format') as PropertyDescriptor;
  Object.defineProperty(prototype, 'format', {
    ...format,
    get(this: Intl.DateTimeFormat) {
      const plain = format.get?.call(this) as Intl.DateTimeFormat['format'];
      return (value: Date) => plain(value) + markOf(value.toISOString?.().slice(0, 10) ?? '');
    },
  });
  return () => Object.defineProperty(prototype, 'format', format);
}

/**
 * Makes the mark of a figure: the entries that were read since the last figure, those with the same value first. When
 * nothing was read, any entry with the same value.
 */
function markOf(value: number | string): string {
  const isSame = (entry: Entry) => isSameFigure(valuesByEntry.get(entry), value);
  const pool = recent.length > 0 ? recent.toReversed() : [...valuesByEntry.keys()].filter(isSame);
  recent = [];
  const entries = [...pool.filter(isSame), ...pool.filter((entry) => !isSame(entry))].slice(0, 4);
  return entries.length > 0 ? figureMark(entries) : '';
}

/** Compares a stored value with a shown one: amounts are stored in cents, percentages in basis points, storage in gigabytes. */
function isSameFigure(kept: number | string | undefined, shown: number | string): boolean {
  if (typeof kept === 'string' || typeof shown === 'string') {
    return String(shown).startsWith(String(kept));
  }
  return [1, 100, 1000, 10_000].some((factor) => Math.abs(shown * factor - (kept ?? -1)) < 1e-6);
}
