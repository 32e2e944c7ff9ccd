/** Where a text stands: a file from the root of the project, and the path inside it. */
export function placeOfText(locale: string, key: string): { file: string; path: string[] } {
  const [namespace = '', ...path] = key.split('.');
  return { file: localeFile(locale, namespace), path };
}

/**
 * The file that has the texts of one namespace in one language.
 *
 * @param locale of a language
 * @param namespace the first part of a text's key: `landing` in `landing.title`
 * @returns its path from the root of the project; with a slash before it, its address on the site
 */
export function localeFile(locale: string, namespace: string): `locales/${string}.json` {
  return `locales/${locale}/${namespace}.json`;
}
