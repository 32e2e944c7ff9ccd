import { type Locale, locales } from '../../i18n/locales.ts';
import type { Problem } from './problem.ts';
import type { Path, SourceFile } from './source-file.ts';

/**
 * Finds sentences of content/ whose languages say other numbers or name other values: a translation
 * would then promise something else.
 *
 * @param sources files that have each passed their schema
 */
export function checkLanguages(sources: readonly SourceFile[]): Problem[] {
  return sources.flatMap((source) =>
    groupsIn(source.value).flatMap(({ path, texts }) => {
      const [english, ...others] = locales;
      const wanted = figuresOf(texts[english]);
      return others
        .filter((locale) => figuresOf(texts[locale]) !== wanted)
        .map((locale): Problem => {
          const own = [...path, locale];
          const said = figuresOf(texts[locale]) || 'none';
          const sentence = `the numbers of "${locale}" are ${said}, but those of "${english}" are ${wanted || 'none'}; write the same in every language.`;
          return { file: source.file, line: source.lineOf(own), path: own, sentence };
        });
    }),
  );
}

/** The numbers and placeholders of a text, in an order of their own; marks of decimals differ by language. */
function figuresOf(text: string): string {
  return (text.match(/\{\{\s*[\w.-]+\s*\}\}|\d+/g) ?? []).sort().join(' ');
}

interface Group {
  path: Path;
  texts: Record<Locale, string>;
}

function groupsIn(value: unknown, path: Path = []): Group[] {
  if (typeof value !== 'object' || value === null) return [];
  const group = value as Record<string, unknown>;
  if (locales.every((locale) => typeof group[locale] === 'string')) {
    return [{ path, texts: group as Record<Locale, string> }];
  }
  return Object.entries(group).flatMap(([key, inner]) =>
    groupsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
