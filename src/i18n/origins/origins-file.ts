import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fallbackLocale, type Locale, locales } from '../locales.ts';
import { flattenTexts, readTexts } from '../read-texts.ts';
import {
  confirmOrigins,
  type FlatTexts,
  noteOrigins,
  type Origin,
  type Origins,
} from './origins.ts';

/** Beside the texts: which English each translation was made from; a path from the project's root. */
export const originsFile = 'locales/origins.txt';

/** The languages that are translated into, in the order of the file's columns. */
export const translations = locales.filter((locale) => locale !== fallbackLocale);

/** What was noted of each language; nothing where nobody has noted anything yet. */
export type OriginsByLocale = Readonly<Record<string, Origins>>;

const head = `# Which English each translation was made from, kept by \`npm run texts\` and the studio.
# A line for each text: fingerprints of the English and of the translation, in ${translations.join(', ')}.
`;

/** Reads the file of a project. */
export function readOrigins(root: string): OriginsByLocale {
  try {
    return parseOrigins(readFileSync(path.join(root, originsFile), 'utf8'));
  } catch {
    return parseOrigins('');
  }
}

/** Notes where every translation comes from that is new or has been rewritten. */
export function keepOrigins(root: string): void {
  const english = flattenTexts(readTexts(root, fallbackLocale));
  const known = readOrigins(root);
  const noted = translations.map((locale) => [
    locale,
    noteOrigins(known[locale] ?? new Map(), english, flattenTexts(readTexts(root, locale))),
  ]);
  writeOrigins(root, Object.fromEntries(noted));
}

/**
 * Notes that translations are right as they stand.
 *
 * @param texts what the two languages say
 * @param keys of texts, or of groups of texts
 */
export function confirmTranslations(
  root: string,
  locale: Locale,
  texts: { english: FlatTexts; own: FlatTexts },
  keys: readonly string[],
): void {
  const known = readOrigins(root);
  const before = known[locale] ?? new Map();
  const confirmed = confirmOrigins(before, texts.english, texts.own, keys);
  writeOrigins(root, { ...known, [locale]: confirmed });
}

function writeOrigins(root: string, origins: OriginsByLocale): void {
  writeFileSync(path.join(root, originsFile), formatOrigins(origins));
}

/**
 * Reads what such a file says. Branches are merged by taking the lines of both (`.gitattributes`),
 * so a key may have several lines.
 */
export function parseOrigins(text: string): OriginsByLocale {
  const origins = translations.map((locale) => [locale, new Map<string, Origin[]>()] as const);
  for (const line of text.split('\n')) {
    const [key = '', ...columns] = line.split(' ');
    if (key === '' || key === '#') continue;
    for (const [index, [, notes]] of origins.entries()) {
      const [english = '', own = ''] = (columns[index] ?? '').split('-');
      if (own) notes.set(key, [...(notes.get(key) ?? []), { english, own }]);
    }
  }
  return Object.fromEntries(origins);
}

/** Writes such a file, a line for each key in alphabetical order. */
export function formatOrigins(origins: OriginsByLocale): string {
  const keys = new Set(Object.values(origins).flatMap((notes) => [...notes.keys()]));
  const lines = [...keys].sort().map((key) => {
    const columns = translations.map((locale) => {
      const origin = origins[locale]?.get(key)?.at(-1);
      return origin ? `${origin.english}-${origin.own}` : '-';
    });
    return `${key} ${columns.join(' ')}\n`;
  });
  return head + lines.join('');
}
