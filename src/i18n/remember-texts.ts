import type { i18n } from 'i18next';

/**
 * Lets an i18next instance look up each plain text once: a page asks for some two hundred, and
 * i18next works its options out anew for each. Texts with values, plurals or parts are looked up as
 * ever.
 *
 * @param instance its language and its texts do not change any more, and it is asked without
 *   namespaces or prefixes
 */
export function rememberTexts(instance: i18n): void {
  const lookUp: (key: unknown, ...options: unknown[]) => unknown = instance.t.bind(
    instance,
  ) as never;
  const known = new Map<unknown, unknown>();
  const t = (key: unknown, ...options: unknown[]) => {
    if (options.length > 0) return lookUp(key, ...options);
    const text = known.get(key) ?? lookUp(key);
    known.set(key, text);
    return text;
  };
  Object.assign(instance, { t, getFixedT: () => t });
}
