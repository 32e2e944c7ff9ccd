import { readFileSync } from 'node:fs';
import path from 'node:path';
import { localeFile } from '../../src/i18n/locale-file.ts';
import type { Locale } from '../../src/i18n/locales.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Reads the texts of a namespace, such as `use-cases`, in a language. */
export function readTexts(locale: Locale, namespace: string) {
  return JSON.parse(readFileSync(path.join(root, localeFile(locale, namespace)), 'utf8'));
}
