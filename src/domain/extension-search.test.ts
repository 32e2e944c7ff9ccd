import { expect, test } from 'vitest';
import type { ExtensionsByKey } from './extension-catalogue.ts';
import { filterExtensions } from './extension-search.ts';
import { processorMs } from './testing/processor-time.ts';

const extensions: ExtensionsByKey = {
  Cite: { pretty_name: 'Cite', description: 'Fußnoten und Verzeichnisse', category: 'pages' },
  Math: { pretty_name: 'Math', description: 'Formules écrites en LaTeX', category: 'pages' },
  OATHAuth: { pretty_name: 'Two-factor', description: 'One-time codes', aliases: ['2FA'] },
  Stray: { pretty_name: 'Stray', description: '' },
};

const find = (search: string, category = '') =>
  filterExtensions(extensions, { search, category }).map(([key]) => key);

test.each([
  ['', ['Cite', 'Math', 'OATHAuth', 'Stray']],
  ['  ', ['Cite', 'Math', 'OATHAuth', 'Stray']],
  ['cite', ['Cite']],
  ['ECRITES', ['Math']],
  ['écrites', ['Math']],
  ['oath', ['OATHAuth']],
  ['codes two', ['OATHAuth']],
  ['2fa', ['OATHAuth']],
  ['codes three', []],
  ['mathmath', []],
  [`cite${' '.repeat(96)}what nobody reads`, ['Cite']],
  ['<b>', []],
  ['\u0000', []],
  ['.*', []],
])('%j finds %j', (search, keys) => {
  expect(find(search)).toEqual(keys);
});

test('a category narrows the list, and an unknown one empties it', () => {
  expect(find('', 'pages')).toEqual(['Cite', 'Math']);
  expect(find('math', 'login')).toEqual([]);
  expect(find('', '__proto__')).toEqual([]);
});

test('a search of 100 kB is answered at once', () => {
  const ms = processorMs(() => {
    find('a '.repeat(50_000));
    find('\u0301'.repeat(100_000));
  });
  expect(ms).toBeLessThan(500);
});
