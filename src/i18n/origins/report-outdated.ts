import { fallbackLocale } from '../locales.ts';
import { flattenTexts, readTexts } from '../read-texts.ts';
import { outdatedKeys } from './origins.ts';
import { readOrigins, translations } from './origins-file.ts';

/**
 * Says which translations are out of date: how many of a language, and of which files. It is advice; nothing
 * refuses them.
 *
 * @param root absolute path of the project, whose texts have passed the check
 * @returns lines for the editor of locales/
 */
export function reportOutdated(root: string): string[] {
  const english = flattenTexts(readTexts(root, fallbackLocale));
  const origins = readOrigins(root);
  const lines = translations.flatMap((locale) => {
    const own = flattenTexts(readTexts(root, locale));
    const outdated = outdatedKeys(origins[locale] ?? new Map(), english, own);
    if (outdated.length === 0) return [];
    const files = new Set(outdated.map(fileOf));
    const keysOf = (file: string, keys: Iterable<string>) =>
      [...keys].filter((key) => fileOf(key) === file);
    return [
      `${locale}: ${percent(outdated.length, english.size)} of ${english.size} texts are in step with the English.`,
      ...[...files].flatMap((file) => {
        const keys = keysOf(file, outdated);
        const count = keysOf(file, english.keys()).length;
        return [
          `  locales/${locale}/${file}.json: ${keys.length} of ${count} out of date`,
          ...keys.map((key) => `    ${key}`),
        ];
      }),
    ];
  });
  if (lines.length === 0) return ['Every translation is in step with the English.'];
  const [example = ''] = lines.filter((line) => line.startsWith('    '));
  return [
    'The English of these has changed since they were translated. Change the translation, or say',
    `that it is still right: npm run texts -- --right ${translations[0]} ${example.trim()}`,
    ...lines,
  ];
}

function fileOf(key: string): string {
  return key.split('.')[0] ?? '';
}

function percent(outdated: number, all: number): string {
  return `${((1 - outdated / all) * 100).toFixed(1)} %`;
}
