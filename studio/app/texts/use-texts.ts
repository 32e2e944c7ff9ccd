import { useEffect, useState } from 'react';
import { locales } from '../../../src/i18n/locales.ts';
import { server } from '../api.ts';

/** The file and the path at which a text stands in a language. */
export function placeOf(key: string, locale: string) {
  const [namespace, ...path] = key.split('.');
  return { file: `locales/${locale}/${namespace}.json`, path };
}

/**
 * A text in every language, or all texts under a common key.
 *
 * @param version of the draft; another one is another text
 */
export function useTexts(key: string, version: number): Record<string, unknown> | undefined {
  const [texts, setTexts] = useState<Record<string, unknown>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft has changed when the version has
  useEffect(() => {
    let isWanted = true;
    server
      .values(locales.map((locale) => placeOf(key, locale)))
      .then((values) => {
        const all = Object.fromEntries(locales.map((locale, index) => [locale, values[index]]));
        if (isWanted) setTexts(all);
      })
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [key, version]);
  return texts;
}
