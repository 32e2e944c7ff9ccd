import { fallbackLocale, type Locale, locales } from '../locales.ts';
import { countWords, foreignLanguageOf, isUntranslated } from './check-language.ts';
import { checkMarks, compareMarks, placeholdersIn, tagsIn, withoutMarks } from './check-marks.ts';
import { checkTerms } from './check-terms.ts';
import { checkWords } from './check-words.ts';
import type { Glossary } from './glossary.ts';
import { readTextFile, type TextsByKey } from './text-file.ts';
import type { TextProblem } from './text-problem.ts';

/** What texts may name; what is not known is not looked at. */
export interface KnownMarks {
  /** Says what to write instead of a placeholder's name, or undefined when there is such a value. */
  refusePlaceholder?: (name: string) => string | undefined;
  /** Says what to write instead of a tag's name, or undefined when there is such a tag. */
  refuseTag?: (name: string) => string | undefined;
  /** Finds a name in a text that content/ sets: what is typed, and the placeholder to write. */
  findName?: (text: string) => { typed: string; placeholder: string } | undefined;
  /** The words that texts must use. */
  glossary?: Glossary;
}

/**
 * Finds what is wrong with the texts of all languages.
 *
 * @param files the text of each file by its path, such as `locales/de/plans.json`
 */
export function checkTexts(
  files: Readonly<Record<string, string>>,
  known: KnownMarks = {},
): TextProblem[] {
  const read = Object.entries(files).map(([file, source]) => ({
    file,
    ...readTextFile(file, source),
  }));
  const problems = read.flatMap((each) => each.problems);
  const unreadable = new Set(problems.map(({ file }) => file));
  const textsOf = (file: string) => read.find((each) => each.file === file)?.texts;
  const ofLocale = (locale: Locale) =>
    read.filter(({ file }) => file.startsWith(`locales/${locale}/`));
  const english = new Map(
    ofLocale(fallbackLocale).map(({ file, texts }) => [baseName(file), texts]),
  );

  for (const { file } of read) {
    const [, folder = ''] = file.split('/');
    if (!locales.some((locale) => locale === folder)) {
      problems.push({
        file,
        sentence: `there is no language "${folder}"; the folders are ${locales.join(', ')}.`,
      });
    }
  }
  for (const locale of locales) {
    const own = ofLocale(locale);
    if (own.length === 0) {
      problems.push({
        file: `locales/${locale}`,
        sentence: 'this folder of texts is missing; bring it back.',
      });
      continue;
    }
    const words = wordCounts(
      english.values(),
      own.map(({ texts }) => texts),
    );
    for (const [name, originals] of english) {
      const file = `locales/${locale}/${name}`;
      const texts = textsOf(file);
      if (!texts) {
        problems.push({
          file,
          sentence: `this file is missing; copy locales/${fallbackLocale}/${name} and translate its texts.`,
        });
      } else if (!unreadable.has(file) && !unreadable.has(`locales/${fallbackLocale}/${name}`)) {
        problems.push(...checkFile(locale, file, texts, originals, words, known));
      }
    }
    for (const { file } of own.filter((each) => !english.has(baseName(each.file)))) {
      problems.push({
        file,
        sentence: `there is no such file in locales/${fallbackLocale}; remove it, or bring that back.`,
      });
    }
    for (const { file } of own.filter((each) => !each.file.endsWith('.json'))) {
      problems.push({ file, sentence: 'a file of texts ends in .json; rename it, or remove it.' });
    }
  }
  return problems;
}

interface WordCounts {
  english: ReadonlyMap<string, number>;
  own: ReadonlyMap<string, number>;
}

function wordCounts(english: Iterable<TextsByKey>, own: Iterable<TextsByKey>): WordCounts {
  const textsIn = (maps: Iterable<TextsByKey>) =>
    [...maps].flatMap((texts) => [...texts.values()].map(({ text }) => text));
  const originals = textsIn(english);
  const known = new Set(originals);
  return {
    english: countWords(originals),
    own: countWords(textsIn(own).filter((text) => !known.has(text))),
  };
}

function checkFile(
  locale: Locale,
  file: string,
  texts: TextsByKey,
  originals: TextsByKey,
  words: WordCounts,
  known: KnownMarks,
): TextProblem[] {
  const problems: TextProblem[] = [];
  const sayAt = (key: string, line: number | undefined) => (sentence: string) =>
    problems.push({ file, line, path: key.split('.'), sentence: `"${key}" ${sentence}` });

  const strangers = [...texts.keys()].filter((key) => !originals.has(key));
  const misspelt = new Set<string>();
  for (const [key, { text: original }] of originals) {
    const written = texts.get(key);
    if (!written) {
      const instead = strangers.find((each) => isSlipOf(each, key));
      if (instead) {
        misspelt.add(instead);
        sayAt(instead, texts.get(instead)?.line)(`is called "${key}" in English; write that name.`);
      } else {
        sayAt(
          key,
          lineAfter(key, originals, texts),
        )(`is missing; write it. In English it reads “${original}”.`);
      }
      continue;
    }
    const say = sayAt(key, written.line);
    const { text } = written;
    checkWords(locale, text, say);
    const before = problems.length;
    checkMarks(text, say);
    const isWhole = problems.length === before;
    const name = known.findName?.(withoutMarks(text));
    if (name) say(`has the name “${name.typed}” in it; write {{${name.placeholder}}}.`);
    if (known.glossary) checkTerms(locale, text, original, known.glossary).forEach(say);
    if (locale === fallbackLocale) {
      refuseUnknown(text, known, say);
      continue;
    }
    // Broken marks are not there for the comparison, and wrong ones are wrong in English first.
    if (isWhole && !hasUnknown(original, known)) compareMarks(original, text, say);
    const language = foreignLanguageOf(locale, text);
    if (text === original ? isUntranslated(text, words.english, words.own) : language) {
      say(`reads as ${language ?? 'English'}: “${text}”; translate it.`);
    }
  }
  for (const key of strangers) {
    if (!misspelt.has(key))
      sayAt(key, texts.get(key)?.line)('does not exist in English; remove it, or add it there.');
  }
  return problems;
}

/** Whether two keys of one group differ by a letter or two. */
function isSlipOf(written: string, key: string): boolean {
  const [group, name] = [/^.*\./.exec(key)?.[0] ?? '', /[^.]*$/.exec(key)?.[0] ?? ''];
  const typed = written.startsWith(group) ? written.slice(group.length) : '';
  if (typed.includes('.') || Math.abs(typed.length - name.length) > 1) return false;
  let same = 0;
  while (same < typed.length && typed[same] === name[same]) same += 1;
  let end = 0;
  while (
    end < Math.min(typed.length, name.length) - same &&
    typed.at(-1 - end) === name.at(-1 - end)
  )
    end += 1;
  return name.length > 2 && Math.max(typed.length, name.length) - same - end <= 2;
}

function hasUnknown(text: string, known: KnownMarks): boolean {
  let isFound = false;
  refuseUnknown(text, known, () => {
    isFound = true;
  });
  return isFound;
}

function refuseUnknown(text: string, known: KnownMarks, say: (sentence: string) => void): void {
  for (const name of placeholdersIn(text)) {
    const instead = known.refusePlaceholder?.(name);
    if (instead) say(`names {{${name}}}, for which there is no value; ${instead}.`);
  }
  for (const name of tagsIn(text)) {
    const instead = known.refuseTag?.(name);
    if (instead) say(`has the tag <${name}>, which is no page, link, claim or answer; ${instead}.`);
  }
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

function baseName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}
