import path from 'node:path';
import type { FactValues } from '../content/check/fact-values.ts';
import type { Problem } from '../content/check/problem.ts';
import { readTextFile, type WrittenText } from '../i18n/check/text-file.ts';
import { localeFile } from '../i18n/locale-file.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { type PageKey, pageRoutes } from '../site/routes.ts';
import { pageFile } from './page-file.ts';
import type { Searches } from './searches.ts';

/** Pages whose texts are in a file with another name than the page. */
const otherNames: Partial<Record<PageKey, string>> = { extensions: 'extensions-listing' };

/** Lengths that search engines neither cut nor consider thin, in characters. */
const lengths = {
  title: { least: 30, most: 60 },
  summary: { least: 70, most: 155 },
};

interface PageText extends WrittenText {
  file: string;
  key: keyof typeof lengths;
  /** As visitors read it: values filled in, the name of the site behind a title. */
  shown: string;
}

/**
 * Finds titles and descriptions that would rank or read badly among search results: too long, too short,
 * twice the same, or without the words that people search for.
 *
 * @param files the text of each file by its path, such as `locales/de/plans.json`
 * @param facts the values that texts may name, by language
 * @param searches see docs/searches.md
 */
export function checkPageTexts(
  files: Readonly<Record<string, string>>,
  facts: (locale: Locale) => FactValues,
  searches: Searches,
): Problem[] {
  return locales.flatMap((locale) => {
    const values = facts(locale);
    const seen = new Map<string, string>();
    return pageRoutes.flatMap(([key, { path: address, isIndexed }]) => {
      if (isIndexed === false) return [];
      const texts = pageTexts(fileOf(key, locale), files, values);
      const problems = texts.flatMap((text) => [
        ...checkLength(text),
        ...checkUniqueness(text, seen),
      ]);
      const [title] = texts;
      const isWhole = texts.length === 2 && problems.length === 0;
      if (!title || !isWhole) return problems;
      return checkWords(title, texts, searches.get(address)?.[locale]?.[0]);
    });
  });
}

function fileOf(key: PageKey, locale: Locale): string {
  return localeFile(locale, otherNames[key] ?? path.basename(pageFile(key), '.tsx'));
}

/** Title and description of a page. Other checks report missing texts and unknown values. */
function pageTexts(
  file: string,
  files: Readonly<Record<string, string>>,
  values: FactValues,
): PageText[] {
  const { texts } = readTextFile(file, files[file] ?? '{}');
  return (['title', 'summary'] as const).flatMap((key) => {
    const written = texts.get(key);
    if (!written) return [];
    const suffix = key === 'title' ? ` – ${values.get('brand')}` : '';
    const filled = written.text.replace(
      /\{\{\s*([\w.]+)\s*\}\}/g,
      (mark, name) => values.get(name) ?? mark,
    );
    return filled.includes('{{') ? [] : [{ ...written, file, key, shown: filled + suffix }];
  });
}

function checkLength(text: PageText): Problem[] {
  const { least, most } = lengths[text.key];
  const length = [...text.shown].length;
  if (length >= least && length <= most) return [];
  const counted = text.key === 'title' ? ' with the name of the site' : '';
  return [tell(text, `has ${length} characters${counted}; write ${least} to ${most}.`)];
}

function checkUniqueness(text: PageText, seen: Map<string, string>): Problem[] {
  const first = seen.get(text.shown);
  seen.set(text.shown, text.file);
  if (!first) return [];
  return [tell(text, `is the same as in ${first}; write what only this page has.`)];
}

function checkWords(
  title: PageText,
  texts: readonly PageText[],
  search: string | undefined,
): Problem[] {
  if (!search)
    return [tell(title, 'has no searches in docs/searches.md; add what people look for.')];
  const shown = texts.map((text) => text.shown.toLowerCase()).join(' ');
  const missing = search.split(' ').filter((word) => !shown.includes(word));
  if (missing.length === 0) return [];
  const words = missing.map((word) => `“${word}”`).join(' and ');
  return [
    tell(
      title,
      `and "summary" lack ${words}, and people search for “${search}”; write these words.`,
    ),
  ];
}

function tell({ file, key, line }: PageText, sentence: string): Problem {
  return { file, line, path: [key], sentence: `"${key}" ${sentence}` };
}
