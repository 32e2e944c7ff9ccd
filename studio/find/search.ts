import { contentPaths } from '../../src/content/check/load.ts';
import { readLegal } from '../files/read-legal.ts';
import { labelOf, titleOf } from '../forms/words.ts';
import { type Reader, readValue } from '../project/editable-files.ts';
import { leavesOf, valueAt } from './content-leaves.ts';
import type { Target } from './locate.ts';

export interface Found {
  target: Target;
  /** Where it is: `Plans, Pro` or `Landing, in German`. */
  where: string;
  /** The words around the match. */
  excerpt: string;
}

const limit = 40;

/**
 * Searches for words as they appear on the page, ignoring marks, quotation marks and case, with the values of
 * placeholders.
 *
 * @param files paths of all files
 * @param written fills in the placeholders of a text, as a page shows it
 */
export function search(
  query: string,
  read: Reader,
  files: readonly string[],
  written: (locale: string, text: string) => string,
): Found[] {
  const wanted = plain(query);
  if (wanted.length < 2) return [];
  const found: Found[] = [];
  const add = (target: Target, where: string, text: string) => {
    if (plain(text).includes(wanted))
      found.push({ target, where, excerpt: text.replaceAll(/<[^>]*>/g, '') });
  };
  for (const file of Object.values(contentPaths)) {
    const value = readValue(file, read(file));
    for (const leaf of leavesOf(value)) {
      const names = leaf.path.map((key, depth) =>
        titleOf(valueAt(value, leaf.path.slice(0, depth + 1)), key),
      );
      const target: Target = { kind: 'entry', file, path: leaf.path, label: names.join(', ') };
      add(target, names.slice(0, -1).join(', '), String(leaf.value));
    }
  }
  for (const file of files) {
    const [, locale = '', name = ''] = /\/(\w\w)\/([^/]*)\.\w+$/.exec(file) ?? [];
    const where = `${labelOf(name)}, in ${labelOf(locale)}`;
    if (file.startsWith('locales/')) {
      for (const { path, value } of leavesOf(JSON.parse(read(file)))) {
        const key = [name, ...path].join('.');
        add({ kind: 'text', key }, where, written(locale, String(value)));
      }
    } else if (file.startsWith('content/legal/')) {
      for (const [index, { text }] of readLegal(read(file)).entries()) {
        add(
          { kind: 'legal', name, index },
          where,
          written(locale, text.replaceAll(/<[^>]*>|\*\*/g, '')),
        );
      }
    }
  }
  return found.slice(0, limit);
}

function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/[^\p{L}\p{N}$€£%]+/gu, ' ')
    .trim();
}
