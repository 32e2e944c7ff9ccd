import path from 'node:path';
import { listEnglish } from '../../src/i18n/check/list-english.ts';
import { localeFile } from '../../src/i18n/locale-file.ts';
import { locales } from '../../src/i18n/locales.ts';
import type { Project } from './scaffold.ts';

/**
 * Makes a file of empty texts in every language; the check of texts reports each until it is written.
 *
 * @param name of the file, without `.json`
 * @param keys of its texts
 */
export function newTexts(project: Project, name: string, keys: readonly string[]) {
  const empty = `${JSON.stringify(Object.fromEntries(keys.map((key) => [key, ''])), null, 2)}\n`;
  const known = project.list('locales/en/*.json').map((file) => path.basename(file, '.json'));
  return {
    ...Object.fromEntries(locales.map((locale) => [localeFile(locale, name), empty])),
    'src/i18n/english.ts': listEnglish([...known, name]),
  };
}
