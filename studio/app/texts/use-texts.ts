import { useEffect, useState } from 'react';
import { placeOfText } from '../../../src/i18n/locale-file.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { server } from '../api.ts';

/**
 * A text in every language, or all texts under a common key.
 *
 * @param version of the draft; a new one is loaded again
 */
export function useTexts(key: string, version: number): Record<string, unknown> | undefined {
  const [texts, setTexts] = useState<Record<string, unknown>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft has changed when the version has
  useEffect(() => {
    let isWanted = true;
    server
      .values(locales.map((locale) => placeOfText(locale, key)))
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
