import { useEffect, useState } from 'react';
import { locales } from '../../../src/i18n/locales.ts';
import type { LegalBlock } from '../../files/read-legal.ts';
import { server } from '../api.ts';

/** The file of a legal text in a language. */
export function legalFile(name: string, locale: string): string {
  return `content/legal/${locale}/${name}.mdx`;
}

/**
 * The paragraphs of a legal text, by language; undefined while they load.
 *
 * @param version of the draft; a new one is loaded again
 */
export function useLegalDocuments(
  name: string,
  version: number,
): Record<string, LegalBlock[]> | undefined {
  const [documents, setDocuments] = useState<Record<string, LegalBlock[]>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft has changed when the version has
  useEffect(() => {
    let isWanted = true;
    server
      .values(locales.map((locale) => ({ file: legalFile(name, locale), path: [] })))
      .then((values) => {
        const all = locales.map((locale, at) => [locale, values[at]] as const);
        if (isWanted) setDocuments(Object.fromEntries(all) as Record<string, LegalBlock[]>);
      })
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [name, version]);
  return documents;
}
