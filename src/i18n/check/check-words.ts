import type { Locale } from '../locales.ts';
import { withoutMarkup } from './check-markup.ts';
import type { Report } from './text-problem.ts';

/** Marks of the keyboard that stand for a typographic one, which each language has of its own. */
const straightQuotes = /"|(?<=\S)'|'(?=\S)/;

const quotes: Record<Locale, { open: string; close: string; foreign: RegExp }> = {
  en: { open: '“', close: '”', foreign: /[„«»]/ },
  de: { open: '„', close: '“', foreign: /[”«»]/ },
  es: { open: '«', close: '»', foreign: /„/ },
  fr: { open: '«', close: '»', foreign: /[„“”]/ },
};

const languageNames: Record<Locale, string> = {
  en: 'English',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
};

/** Words for somebody whom one knows well; the glossary says how visitors are addressed. */
const informal: Partial<Record<Locale, { pattern: RegExp; instead: string }>> = {
  de: { pattern: /(?<!\p{L})(?:du|dich|dir|dein(?:e[mnrs]?)?)(?!\p{L})/iu, instead: 'Sie or Ihr' },
  es: { pattern: /(?<!\p{L})(?:tú|tus?|ti|contigo|vosotros)(?!\p{L})/iu, instead: 'usted or su' },
  fr: { pattern: /(?<!\p{L})(?:tu|toi|tes)(?!\p{L})/iu, instead: 'vous or votre' },
};

/**
 * Reports what visitors should not see in a text: typed numbers, marks of another language or of
 * another way of writing, extra blanks.
 */
export function checkWords(locale: Locale, text: string, report: Report): void {
  if (text.trim() === '') {
    report('is empty; write the text.');
    return;
  }
  if (text !== text.trim()) report('begins or ends with a blank; remove it.');
  if (/ {2}/.test(text)) report('has two blanks in a row; remove one.');
  if (/[\n\r\t]/.test(text)) report('has a line break or a tab in it; write a blank.');
  if (
    /\p{Cc}|[\u200B\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/u.test(
      text.replace(/[\n\r\t]/g, ''),
    )
  ) {
    report('has a sign that cannot be seen; write the text again by hand.');
  }

  // Wikitext marks bold and italic with runs of straight apostrophes.
  const words = withoutMarkup(text).replace(/'{2,}/g, '');
  const number = /\d[\d.,\u00a0\u202f]*/.exec(words)?.[0];
  if (number)
    report(`has the number ${number} in it; write a placeholder, and set the number in content/.`);
  const { open, close, foreign } = quotes[locale];
  if (straightQuotes.test(words)) {
    report(`has a straight quotation mark; write ${open} and ${close}, and ’ for an apostrophe.`);
  }
  const other = foreign.exec(words)?.[0];
  if (other)
    report(
      `has the quotation mark ${other}; in ${languageNames[locale]} write ${open} and ${close}.`,
    );
  if (countOf(words, open) !== countOf(words, close)) {
    report(
      `has a quotation mark without its other half; write ${open} before and ${close} behind.`,
    );
  }
  const entity = /&(#?\w+);/.exec(words)?.[0];
  if (entity) report(`has "${entity}", which visitors would see; write the sign itself.`);
  if (/\*\*|__|\]\(|^#+ /.test(words)) {
    report(
      'has marks of Markdown such as ** or [](), which visitors would see; write a tag such as <b>.',
    );
  }
  const unfinished = /\b(?:TODO|FIXME|TBD|XXX)\b|[Ll]orem ipsum/.exec(words)?.[0];
  if (unfinished) report(`still says “${unfinished}”; write the text.`);
  if (words.includes('...')) report('has three points in a row; write the one sign … instead.');
  if (text.includes(' - ')) {
    report('has a hyphen between blanks for a dash; write a comma, a colon or a new sentence.');
  }
  const blank = /%(?:\d\$)?[sd]\b/.exec(words)?.[0];
  if (blank) report(`has "${blank}", which visitors would see; write a placeholder with its name.`);
  const picture = /\p{Emoji_Presentation}|.\uFE0F/u.exec(words)?.[0];
  if (picture) report(`has the emoji ${picture}, which is read aloud by its name; remove it.`);
  if (/(?<!\p{L}\p{L})\u00AD|\u00AD(?!\p{L}\p{L})/u.test(words)) {
    report(
      'has a soft hyphen where no word can be divided; remove this sign, which cannot be seen.',
    );
  }
  const alike = /\p{Script=Cyrillic}/u.exec(words)?.[0];
  if (alike) report(`has the Cyrillic letter “${alike}”; write the Latin one.`);
  const { pattern, instead } = informal[locale] ?? {};
  const familiar = pattern?.exec(words)?.[0];
  if (familiar) report(`says “${familiar}” to the visitor; write ${instead}.`);
  const address = /\b(https?:\/\/|www\.|javascript:)\w\S*/i.exec(words)?.[0];
  if (address) {
    report(
      `has the address "${address}"; set it as a link in content/site.yaml and write its tag.`,
    );
  }
  if (locale === 'es') checkSpanish(words, report);
  if (locale === 'fr') checkFrench(words, report);
}

function checkSpanish(words: string, report: Report): void {
  if (countOf(words, '¿') !== countOf(words, '?')) {
    report('has a question with one mark only; write ¿ before it and ? behind.');
  }
}

function checkFrench(words: string, report: Report): void {
  const found = /[^\s\u00a0\u202f]?( [:;!?»]|« )/.exec(words)?.[0];
  if (found) {
    report(
      `has a plain blank in "${found.trim()}", where a line could break; write a no-break space.`,
    );
  }
}

function countOf(text: string, mark: string): number {
  return text.split(mark).length - 1;
}
