import { type Locale, locales } from '../locales.ts';

/** One word for each thing, and what must not be said, as docs/glossary.md lists them. */
export interface Glossary {
  /** By the first English word of a row, the words of each language. */
  terms: ReadonlyMap<string, Record<Locale, readonly string[]>>;
  /** The terms that are the same in every language. */
  names: readonly string[];
  avoided: readonly { locale: Locale; phrases: readonly string[]; instead: string }[];
}

/**
 * Reads the two tables of the glossary: terms, a row for each thing and a column for each language,
 * and phrases that mislead, with their language and what to say instead.
 *
 * @param markdown the page; several words for one thing stand between commas
 */
export function readGlossary(markdown: string): Glossary {
  const rows = markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|:-]+\|$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  const isLocale = (word: string | undefined): word is Locale =>
    locales.some((locale) => locale === word);
  const terms = rows
    .filter((cells) => cells.length === 4)
    .map(([en, de, es, fr]) => ({
      en: listed(en),
      de: listed(de),
      es: listed(es),
      fr: listed(fr),
    }));
  return {
    terms: new Map(terms.map((row) => [row.en[0] ?? '', row])),
    names: terms.flatMap((row) => {
      const [name = ''] = row.en;
      return Object.values(row).every(([word]) => word === name) ? [name] : [];
    }),
    avoided: rows.flatMap(([locale, phrases, instead = '']) =>
      isLocale(locale) ? [{ locale, phrases: listed(phrases), instead }] : [],
    ),
  };
}

function listed(cell = ''): string[] {
  return cell.split(',').map((word) => word.trim());
}
