import { type Locale, locales } from '../i18n/locales.ts';

/** What people search for, the most important first, by the address of a page and by language. */
export type Searches = ReadonlyMap<string, Partial<Record<Locale, readonly string[]>>>;

/** Reads docs/searches.md: a heading for each page, and below it a line for each language. */
export function readSearches(document: string): Searches {
  const sections = document.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const [address = '', ...lines] = section.split('\n');
      const entries = locales.flatMap((locale) => {
        const line = lines.find((each) => each.startsWith(`- ${locale}: `));
        return line ? [[locale, line.slice(`- ${locale}: `.length).split(', ')] as const] : [];
      });
      return [address.trim(), Object.fromEntries(entries)];
    }),
  );
}
