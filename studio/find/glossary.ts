import type { Glossary } from '../../src/i18n/check/glossary.ts';

/** The terms for one thing in each language, the preferred one first. */
export type Term = Record<string, readonly string[]>;

/** The terms that an English text uses. */
export function termsIn(english: string, terms: readonly Term[]): Term[] {
  const words = english.toLowerCase().replaceAll(/<[^>]*>|\{\{[^}]*\}\}/g, ' ');
  return terms.filter(({ en = [] }) =>
    en.some((word) =>
      new RegExp(`(?<![\\p{L}])${RegExp.escape(word.toLowerCase())}s?(?![\\p{L}])`, 'u').test(
        words,
      ),
    ),
  );
}

/** The terms of the glossary, without its head row. */
export function termsOf({ terms }: Glossary): Term[] {
  return [...terms.values()].filter(({ en }) => en[0] !== 'English' && en[0] !== '');
}
