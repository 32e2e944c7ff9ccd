import { type Locale, locales } from '../locales.ts';
import { withoutMarkup } from './check-markup.ts';

/** Small words that one of the languages has and the others have not. */
const ownWords: Record<Locale, ReadonlySet<string>> = {
  en: new Set(
    'a an and are be been by can for from has have how if in is it its of on or our than that the their there these they this to us was we what when where which who will with you your'.split(
      ' ',
    ),
  ),
  de: new Set(
    'als am an auch auf aus bei das dass dem den der des die ein eine einem einen einer es für haben hat ihr ihre im ist kann mit nach nicht nur oder sie sind sich und uns unser von vom was wenn wer werden wie wir wird zu zum zur'.split(
      ' ',
    ),
  ),
  es: new Set(
    'al como con cuando del desde el es está están hay la las lo los más no o para pero por que qué se sin sobre son su sus también un una usted y ya'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'au aux avec ce cette ces chez comme dans des du elle est et être il ils l la le les leur mais ne nous où ou par pas pour que qui sans se ses son sont sur un une vos votre vous'.split(
      ' ',
    ),
  ),
};

const languageNames: Record<Locale, string> = {
  en: 'English',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
};

/**
 * Guesses whether a text is written in another of the site's languages, by its small words.
 *
 * @returns the name of the other language; undefined when the text may be what it should be
 */
export function foreignLanguageOf(locale: Locale, text: string): string | undefined {
  const words = wordsIn(text);
  const own = countOwn(locale, words);
  const [best] = locales
    .filter((other) => other !== locale)
    .map((other) => ({ other, count: countOwn(other, words) }))
    .sort((one, two) => two.count - one.count);
  return best && best.count >= 2 && best.count > 3 * own ? languageNames[best.other] : undefined;
}

function countOwn(locale: Locale, words: readonly string[]): number {
  return words.filter((word) => ownWords[locale].has(word)).length;
}

/**
 * Tells whether a text that reads as in English was left untranslated. Names read the same in every
 * language; what holds a small English word does not, nor what uses a word that the other English
 * texts use often and the other texts of the language never.
 *
 * @param count counts in how many English texts each word stands, and in how many texts of the language that differ
 *   from the English
 */
export function isUntranslated(
  text: string,
  count: () => Record<'english' | 'own', ReadonlyMap<string, number>>,
): boolean {
  const words = wordsIn(text);
  if (words.length > 1 && isName(text)) return false;
  if (words.length > 1 && countOwn('en', words) > 0) return true;
  const { english, own } = count();
  return words.some((word) => (english.get(word) ?? 0) > 2 && !own.has(word));
}

/** Every word of a name begins with a capital, as in “Google Sites”. */
function isName(text: string): boolean {
  return !/(?<![\p{L}’])\p{Ll}/u.test(withoutMarkup(text));
}

/** In how many of some texts each word stands. */
export function countWords(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(wordsIn(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** The words of a text in small letters, without its marks. */
function wordsIn(text: string): string[] {
  return (
    withoutMarkup(text)
      .toLowerCase()
      .match(/\p{L}+(?:’\p{L}+)*/gu) ?? []
  );
}
