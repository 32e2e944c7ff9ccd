import path from 'node:path';
import { localeFile } from '../locale-file.ts';
import { fallbackLocale, type Locale, locales } from '../locales.ts';
import { flattenTexts } from '../read-texts.ts';
import { checkFile, type KnownMarkup, type WordCounts } from './check-file.ts';
import { countWords } from './check-language.ts';
import type { CleanRecord } from './clean-record.ts';
import { readTextFile, type TextsByKey } from './text-file.ts';
import type { TextProblem } from './text-problem.ts';

/**
 * Finds what is wrong with the texts of all languages.
 *
 * @param files the text of each file by its path, such as `locales/de/plans.json`
 * @param clean knows which files had no mistakes beside the same English ones; gets what has none
 */
export function checkTexts(
  files: Readonly<Record<string, string>>,
  known: KnownMarkup = {},
  clean?: CleanRecord,
): TextProblem[] {
  /** All that the check of a file looks at. */
  const lookedAt = (file: string) => [
    file,
    files[file] ?? '',
    files[localeFile(fallbackLocale, path.parse(file).name)] ?? '',
  ];
  const unchanged = new Set(Object.keys(files).filter((file) => clean?.has(...lookedAt(file))));
  const read = Object.entries(files).map(([file, source]) => ({
    file,
    ...(unchanged.has(file) ? readCleanFile(source) : readTextFile(file, source)),
  }));
  const problems = read.flatMap((each) => each.problems);
  const unreadable = new Set(problems.map(({ file }) => file));
  const textsOf = (file: string) => read.find((each) => each.file === file)?.texts;
  const ofLocale = (locale: Locale) =>
    read.filter(({ file }) => file.startsWith(`locales/${locale}/`));
  const namesOf = (locale: Locale) => new Set(ofLocale(locale).map(({ file }) => baseName(file)));
  const english = new Map(
    ofLocale(fallbackLocale).map(({ file, texts }) => [baseName(file), texts]),
  );

  // A file that all translations have was probably deleted in English.
  const translations = locales.filter((locale) => locale !== fallbackLocale).map(namesOf);
  const [first = new Set<string>()] = translations;
  const lost = [...first].filter(
    (name) => !english.has(name) && translations.every((names) => names.has(name)),
  );
  for (const name of english.size > 0 ? lost : []) {
    const file = `locales/${fallbackLocale}/${name}`;
    problems.push({ file, sentence: 'this file is missing; bring it back.' });
  }
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
    let counted: WordCounts | undefined;
    // Without the words of an unreadable file, the guess about untranslated texts would be wrong.
    const words = () => {
      counted ??= own.some(({ file }) => unreadable.has(file))
        ? noWords
        : wordCounts(
            english.values(),
            own.map(({ texts }) => texts),
          );
      return counted;
    };
    for (const [name, originals] of english) {
      const file = `locales/${locale}/${name}`;
      const englishFile = `locales/${fallbackLocale}/${name}`;
      const texts = textsOf(file);
      if (!texts) {
        problems.push({
          file,
          sentence: `this file is missing; copy ${englishFile} and translate its texts.`,
        });
      } else if (!unreadable.has(file) && !unreadable.has(englishFile)) {
        if (unchanged.has(file)) continue;
        const found = checkFile(locale, file, texts, originals, words, known);
        if (found.length === 0) clean?.add(...lookedAt(file));
        problems.push(...found);
      }
    }
    for (const { file } of own.filter((each) => !english.has(baseName(each.file)))) {
      if (lost.includes(baseName(file))) continue;
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

const noWords: WordCounts = { english: new Map(), own: new Map() };

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

/** Reads a file without mistakes, whose lines nobody asks for: to find these takes most of the time. */
function readCleanFile(source: string): ReturnType<typeof readTextFile> {
  const texts = [...flattenTexts(JSON.parse(source))];
  return { texts: new Map(texts.map(([key, text]) => [key, { text, line: 0 }])), problems: [] };
}

function baseName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}
