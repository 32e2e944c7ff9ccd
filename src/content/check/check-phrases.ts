import { foreignLanguageOf } from '../../i18n/check/check-language.ts';
import { misleadingPhrases } from '../../i18n/check/check-terms.ts';
import type { Glossary } from '../../i18n/check/glossary.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import type { Problem } from './problem.ts';
import { type Path, parseSource } from './source-file.ts';

/**
 * Finds phrases in the texts of content/ that the glossary calls misleading, in legal texts and in
 * YAML files wherever a value is written for each language, and values in another language there.
 *
 * @param files the text of each file by its path, such as `content/legal/de/terms.mdx`
 */
export function checkPhrases(
  files: Readonly<Record<string, string>>,
  glossary: Glossary,
): Problem[] {
  return Object.entries(files).flatMap(([file, source]) =>
    textsOf(file, source).flatMap(({ locale, text, line, path }) =>
      [...misleadingPhrases(locale, text, glossary), ...(path ? foreign(locale, text) : [])].map(
        (sentence) => ({ file, line, ...(path && { path }), sentence: `the text ${sentence}` }),
      ),
    ),
  );
}

/** Whole texts alone are judged: a line of a legal text may be a name. */
function foreign(locale: Locale, text: string): string[] {
  const language = foreignLanguageOf(locale, text);
  return language ? [`(${locale}) reads as ${language}: “${text}”; translate it.`] : [];
}

interface TextOfContent {
  locale: Locale;
  text: string;
  line: number;
  path?: Path;
}

function textsOf(file: string, source: string): TextOfContent[] {
  if (file.endsWith('.yaml')) {
    const { value, lineOf } = parseSource(file, source);
    return [...textsIn(value)].map((found) => ({ ...found, line: lineOf(found.path) }));
  }
  const locale = locales.find((each) => file.startsWith(`content/legal/${each}/`));
  if (!locale) return [];
  return source.split('\n').map((text, index) => ({ locale, text, line: index + 1 }));
}

/** Every text that stands under the code of a language. */
function* textsIn(
  value: unknown,
  path: Path = [],
): Generator<{ locale: Locale; text: string; path: Path }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const innerPath = [...path, Array.isArray(value) ? Number(key) : key];
    const locale = locales.find((each) => each === key);
    if (locale && typeof inner === 'string') yield { locale, text: inner, path: innerPath };
    else yield* textsIn(inner, innerPath);
  }
}
