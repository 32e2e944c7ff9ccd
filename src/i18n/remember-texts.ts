import type { i18n } from 'i18next';

const defaultLimits = {
  /** Texts with values; the oldest are dropped first. A page has some hundred. */
  maxTexts: 2000,
  /** In characters, of the values of one text: what visitors type is not kept. */
  maxValuesLength: 200,
};

/**
 * Lets an i18next instance look up each text once: a page asks for some three hundred, and i18next
 * works its options out anew for each. Plain texts are kept for good, texts with values within a
 * limit. Texts whose values are more than words and numbers are looked up as ever.
 *
 * @param instance its language and its texts do not change any more, and it is asked without
 *   namespaces or prefixes
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
