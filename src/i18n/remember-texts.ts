import type { i18n } from 'i18next';

const defaultLimits = {
  /** Texts with values; the oldest are dropped first. A page has some hundred. */
  maxTexts: 2000,
  /** In characters, of the values of one text: what visitors type is not kept. */
  maxValuesLength: 200,
};

/**
 * Caches the texts of an i18next instance: a page looks up some three hundred, and i18next merges its options
 * for each. Texts without values are cached for ever, texts with values in a limited cache. Texts with other
 * values than strings and numbers are not cached.
 *
 * @param instance its language and texts must be final, and lookups must use no namespaces or prefixes
 */
export function rememberTexts(instance: i18n, limits: Partial<typeof defaultLimits> = {}): void {
  const { maxTexts, maxValuesLength } = { ...defaultLimits, ...limits };
  const lookUp: (key: unknown, ...options: unknown[]) => unknown = instance.t.bind(
    instance,
  ) as never;
  const plain = new Map<unknown, unknown>();
  const filled = new Map<string, unknown>();
  const t = (key: unknown, ...options: unknown[]) => {
    if (options.length === 0) {
      const text = plain.get(key) ?? lookUp(key);
      plain.set(key, text);
      return text;
    }
    const values = options.length === 1 ? writtenValues(options[0]) : undefined;
    if (values === undefined || values.length > maxValuesLength) return lookUp(key, ...options);
    const name = `${key}${values}`;
    const known = filled.get(name);
    if (known !== undefined) return known;
    const text = lookUp(key, ...options);
    filled.set(name, text);
    for (const oldest of filled.keys()) {
      if (filled.size <= maxTexts) break;
      filled.delete(oldest);
    }
    return text;
  };
  Object.assign(instance, { t, getFixedT: () => t });
}

/** Tells values apart: a number chooses a plural, the same digits as a word do not. */
function writtenValues(options: unknown): string | undefined {
  if (typeof options !== 'object' || options === null) return undefined;
  let written = '';
  for (const [name, value] of Object.entries(options)) {
    if (typeof value === 'string') written += `\0${name}\0'${value}`;
    else if (typeof value === 'number') written += `\0${name}\0${value}`;
    else return undefined;
  }
  return written;
}
