import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { localeFile } from './locale-file.ts';
import { locales } from './locales.ts';
import { reportShort } from './report-short.ts';

const long =
  'A wiki keeps what your people know, and every version of it, for whoever joins next year.';

test.each([
  ['as long as the English', long, []],
  ['a telegram', 'Ein Wiki bewahrt Wissen.', ['  de page.text: 20 letters for 70']],
  [
    'a telegram of placeholders',
    `Wissen.${'{{plans.basics.name}}'.repeat(5)}`,
    [/de page\.text: 6 /],
  ],
])('%s', (_name, german, told) => {
  const root = mkdtempSync(path.join(tmpdir(), 'short-'));
  for (const locale of locales) {
    const file = path.join(root, localeFile(locale, 'page'));
    mkdirSync(path.dirname(file), { recursive: true });
    const text = locale === 'de' ? german : long;
    writeFileSync(file, JSON.stringify({ text, label: locale === 'de' ? 'Ja' : 'Yes, it is' }));
  }
  const lines = reportShort(root).slice(1);
  rmSync(root, { recursive: true });
  expect(lines).toEqual(
    told.map((line) => (typeof line === 'string' ? line : expect.stringMatching(line))),
  );
});
