/** How a page felt to somebody: Largest Contentful Paint, Interaction to Next Paint, Layout Shift. */
export interface FieldTiming {
  lcpMs: number | undefined;
  /** Undefined where nobody has clicked or typed. */
  inpMs: number | undefined;
  cls: number | undefined;
}

/** Nothing that is true takes longer, or moves more. */
const most = { lcpMs: 120_000, inpMs: 120_000, cls: 100 } as const;

/**
 * Reads what a browser says, which may be anything.
 *
 * @param fields by name
 * @returns undefined when a figure is none, or when there is none at all
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
