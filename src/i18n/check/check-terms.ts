import escapeStringRegexp from 'escape-string-regexp';
import type { Locale } from '../locales.ts';
import type { Glossary } from './glossary.ts';

/** Placeholders that stand for an amount of money. */
const amount =
  /\{\{\s*(?:price|(?:plans|business|dedicated|addons|claims)\.[\w.]*(?:[pP]rice|startingAt|monthly|annualPerMonth|[aA]nnualTotal|highest|services\.\w+))\s*\}\}/;

/** An amount that is not the lowest of its table; "from" in front of it would promise too little. */
const notLowest =
  /^\s*\{\{\s*(?:plans\.(?:pro|quantum|ultra)\.annualPerMonth|plans\.\w+\.(?:monthly|annualTotal|highest|highestAnnualTotal))\s*\}\}/;

/** Prices that are advertised elsewhere, and the tabled price that must stand in the same text. */
const advertised = {
  'claims.businessStartingPrice': 'business.startingAt',
  'claims.dedicatedStartingPrice': 'dedicated.startingAt',
};

/**
 * Finds words that the glossary forbids in a language, and prices that are said in a misleading
 * way.
 *
 * @param english the same text in English, for names that are the same in every language
 * @returns the second half of a sentence for each mistake
 */
export function checkTerms(
  locale: Locale,
  text: string,
  english: string,
  glossary: Glossary,
): string[] {
  const { terms, names } = glossary;
  const words = (term: string) => terms.get(term)?.[locale] ?? [];
  const has = (term: string) => words(term).some((word) => hasWords(plainWords(text), word));
  const lost = names
    .filter((name) => english.includes(name) && !text.includes(name))
    .map((name) => `has lost the name ${name}.`);
  const yearly =
    amount.test(text) && has('paid yearly') && !has('a month')
      ? [`has a price “${words('paid yearly')[0]}” without “${words('a month')[0]}” beside it.`]
      : [];
  // Most texts name no price, and an expression takes its time to be made.
  const from = (text.includes('{{') ? words('from') : [])
    .flatMap((word) => text.split(new RegExp(`(?<!\\p{L})${word}(?=\\s)`, 'iu')).slice(1))
    .filter((rest) => notLowest.test(rest))
    .map(
      (rest) =>
        `says “${words('from')[0]}” before ${notLowest.exec(rest)?.[0].trim()}, which is not the lowest price.`,
    );
  const bait = Object.entries(advertised)
    .filter(([claimed, tabled]) => text.includes(claimed) && !text.includes(tabled))
    .map(([claimed, tabled]) => `has {{${claimed}}} without the tabled {{${tabled}}}.`);
  return [...misleadingPhrases(locale, text, glossary), ...lost, ...yearly, ...from, ...bait];
}

/**
 * Finds phrases of a language that the glossary calls misleading.
 *
 * @returns the second half of a sentence for each
 */
export function misleadingPhrases(
  locale: Locale,
  text: string,
  { avoided }: Pick<Glossary, 'avoided'>,
): string[] {
  const plain = plainWords(text);
  return avoided
    .filter((entry) => entry.locale === locale)
    .flatMap(({ phrases, instead }) =>
      phrases
        .filter((phrase) => hasWords(plain, phrase))
        .map((phrase) => `says “${phrase}”; say ${instead}.`),
    );
}

/** Whether a phrase stands in a text as whole words: “login” is no part of “plugin” or “logins”. */
function hasWords(plain: string, phrase: string): boolean {
  const lowered = phrase.toLowerCase();
  // Most texts have none of them, and an expression takes its time to be made.
  if (!plain.includes(lowered)) return false;
  const words = escapeStringRegexp(lowered);
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'u').test(plain);
}

function plainWords(text: string): string {
  return text.replace(/<[^>]*>/g, '').toLowerCase();
}
