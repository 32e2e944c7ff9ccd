/**
 * Web Vitals of a page view: Largest Contentful Paint, Interaction to Next Paint, Cumulative Layout Shift.
 */
export interface FieldTiming {
  lcpMs: number | undefined;
  /** Undefined where nobody has clicked or typed. */
  inpMs: number | undefined;
  cls: number | undefined;
}

/** Larger values are implausible. */
const most = { lcpMs: 120_000, inpMs: 120_000, cls: 100 } as const;

/**
 * Validates the timings that a browser sent.
 *
 * @param fields by name
 * @returns undefined when a value is invalid or all are missing
 */
export function readFieldTiming(fields: ReadonlyMap<string, unknown>): FieldTiming | undefined {
  const entries = Object.entries(most).map(([name, limit]) => {
    const given = fields.get(name) ?? '';
    if (given === '') return [name, undefined] as const;
    const value = /^\d{1,6}(\.\d{1,9})?$/.test(String(given)) ? Number(given) : Number.NaN;
    const digits = name === 'cls' ? 1000 : 1;
    return [name, value <= limit ? Math.round(value * digits) / digits : Number.NaN] as const;
  });
  const values = entries.map(([, value]) => value);
  if (values.some(Number.isNaN) || values.every((value) => value === undefined)) return undefined;
  return Object.fromEntries(entries) as unknown as FieldTiming;
}
