import path from 'node:path';
import { fallbackLocale, type Locale } from '../locales.ts';
import { foreignLanguageOf, isUntranslated } from './check-language.ts';
import {
  checkMarkup,
  compareMarkup,
  placeholdersIn,
  tagsIn,
  withoutMarkup,
} from './check-markup.ts';
import { checkTerms } from './check-terms.ts';
import { checkWords } from './check-words.ts';
import type { Glossary } from './glossary.ts';
import type { TextsByKey } from './text-file.ts';
import type { TextProblem } from './text-problem.ts';
import { isTypoOf } from './typo-of-key.ts';

/** What texts may name; what is not known is not looked at. */
export interface KnownMarkup {
  /** Says what to write instead of a placeholder's name, or undefined when there is such a value. */
  refusePlaceholder?: (name: string) => string | undefined;
  /** Says what to write instead of a tag's name, or undefined when there is such a tag. */
  refuseTag?: (name: string) => string | undefined;
  /** Whether a text is shown as it is written, such as that of a button, by its namespace and key. */
  isPlain?: (key: string) => boolean;
  /** Finds a name in a text that content/ sets: what is typed, and the placeholder to write. */
  findName?: (text: string) => { typed: string; placeholder: string } | undefined;
  /** The words that texts must use. */
  glossary?: Glossary;
}

/** How often each word stands in the English texts, and in those of a language. */
export interface WordCounts {
  english: ReadonlyMap<string, number>;
  own: ReadonlyMap<string, number>;
}

/**
 * Finds what is wrong with one file of a language.
 *
 * @param file its path, such as `locales/de/plans.json`
 * @param originals the English texts of the same file
 * @param words counted only for a text that reads as in English
 */
export function checkFile(
  locale: Locale,
  file: string,
  texts: TextsByKey,
  originals: TextsByKey,
  words: () => WordCounts,
  known: KnownMarkup,
): TextProblem[] {
  const problems: TextProblem[] = [];
  const reportAt = (key: string, line: number | undefined) => (sentence: string) =>
    problems.push({ file, line, path: key.split('.'), sentence: `"${key}" ${sentence}` });

  const strangers = [...texts.keys()].filter((key) => !originals.has(key));
  const misspelt = new Set<string>();
  for (const [key, { text: original }] of originals) {
    const written = texts.get(key);
    const instead = written ? undefined : strangers.find((each) => isTypoOf(each, key));
    if (written) {
      const report = reportAt(key, written.line);
      checkText(locale, written.text, original, words, known, report);
      const [tag] = tagsIn(written.text);
      const isEnglish = locale === fallbackLocale;
      if (tag && isEnglish && known.isPlain?.(`${path.parse(file).name}.${key}`)) {
        report(`has the tag <${tag}>, but is shown where there can be none; take it out.`);
      }
    } else if (instead) {
      misspelt.add(instead);
      reportAt(
        instead,
        texts.get(instead)?.line,
      )(`is called "${key}" in English; write that name.`);
    } else {
      const line = lineAfter(key, originals, texts);
      reportAt(key, line)(`is missing; write it. In English it reads “${original}”.`);
    }
  }
  for (const key of strangers.filter((each) => !misspelt.has(each))) {
    reportAt(key, texts.get(key)?.line)('does not exist in English; remove it, or add it there.');
  }
  return problems;
}

function checkText(
  locale: Locale,
  text: string,
  original: string,
  words: () => WordCounts,
  known: KnownMarkup,
  report: (sentence: string) => void,
): void {
  checkWords(locale, text, report);
  let isWhole = true;
  checkMarkup(text, (sentence) => {
    isWhole = false;
    report(sentence);
  });
  const name = known.findName?.(withoutMarkup(text));
  if (name) report(`has the name “${name.typed}” in it; write {{${name.placeholder}}}.`);
  if (known.glossary) checkTerms(locale, text, original, known.glossary).forEach(report);
  if (locale === fallbackLocale) {
    unknownMarkup(text, known).forEach(report);
    return;
  }
  // Broken marks are not there for the comparison, and wrong ones are wrong in English first.
  if (isWhole && unknownMarkup(original, known).length === 0) compareMarkup(original, text, report);
  const language = foreignLanguageOf(locale, text);
  if (text === original ? isUntranslated(text, words) : language) {
    report(`reads as ${language ?? 'English'}: “${text}”; translate it.`);
  }
}

/** Says for each placeholder and tag that nothing stands for what to write instead. */
function unknownMarkup(text: string, { refusePlaceholder, refuseTag }: KnownMarkup): string[] {
  return [
    ...placeholdersIn(text).flatMap((name) => {
      const instead = refusePlaceholder?.(name);
      return instead ? [`names {{${name}}}, for which there is no value; ${instead}.`] : [];
    }),
    ...tagsIn(text).flatMap((name) => {
      const instead = refuseTag?.(name);
      return instead
        ? [`has the tag <${name}>, which is no page, link, claim or answer; ${instead}.`]
        : [];
    }),
  ];
}

/** A missing text belongs below the one that it follows in English. */
function lineAfter(key: string, originals: TextsByKey, texts: TextsByKey): number | undefined {
  const keys = [...originals.keys()];
  const before = keys.slice(0, keys.indexOf(key)).findLast((each) => texts.has(each));
  const group = /^.*\./.exec(key)?.[0] ?? '';
  const near =
    before?.startsWith(group) === false
      ? keys.find((each) => each.startsWith(group) && texts.has(each))
      : before;
  return texts.get(near ?? before ?? '')?.line;
}
