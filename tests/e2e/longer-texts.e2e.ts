import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildCopy, copyProject } from '../../scripts/project-copy.ts';
import { dayOf } from '../../src/domain/tax-rate.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import type { PreparedFileRecord } from '../../src/server/prepared/prepared-file.ts';

type Texts = { [key: string]: string | Texts };

const sentences: Record<Locale, string> = {
  en: ' Whoever has something to say has room for it here.',
  de: ' Wer hier etwas zu sagen hat, findet dafür auch den Platz.',
  es: ' Quien tiene algo que decir encuentra aquí el sitio para ello.',
  fr: ' Qui a quelque chose à dire trouve ici la place pour le faire.',
};

/** What search engines show of a page, which they cut off. */
const cutOff = ['title', 'summary'];

/** Where the texts of a file are, each by the keys that lead to it. */
function placesIn(texts: Texts, before: readonly string[] = []): string[][] {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (typeof text !== 'string') return placesIn(text, [...before, key]);
    return cutOff.includes(key) && before.length === 0 ? [] : [[...before, key]];
  });
}

/** Adds prose to one text of a file, another one on each day. */
function addProse(file: string, locale: Locale, place: number): string {
  const texts: Texts = JSON.parse(readFileSync(file, 'utf8'));
  const places = placesIn(texts);
  const chosen = places[place % places.length] ?? [];
  let parent = texts;
  for (const key of chosen.slice(0, -1)) parent = parent[key] as Texts;
  const key = chosen.at(-1) ?? '';
  parent[key] += sentences[locale].repeat(100);
  writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
  return `${path.basename(file)} ${chosen.join('.')}`;
}

test('5,000 letters more in a text of every file and language change neither checks nor limits', {
  tag: '@slow',
}, () => {
  test.setTimeout(300_000);
  const copy = copyProject();
  try {
    const days = Math.floor(Date.now() / 86_400_000);
    const changed = locales.flatMap((locale, turn) => {
      const folder = path.join(copy, 'locales', locale);
      return readdirSync(folder).map((name, place) =>
        addProse(path.join(folder, name), locale, days + 7 * place + turn),
      );
    });
    const longer = changed.join('\n');
    const check = ['src/content/check/check.ts', 'src/i18n/check.ts'];
    for (const program of check) {
      expect(() => execFileSync(process.execPath, [program], { cwd: copy }), longer).not.toThrow();
    }
    const site = path.join(buildCopy(copy, dayOf(new Date())), 'site');
    const records: PreparedFileRecord[] = JSON.parse(
      readFileSync(path.join(site, 'index.json'), 'utf8'),
    );
    const packed = records
      .filter(({ locale }) => locale)
      .map(({ file }) => statSync(path.join(site, `${file}.br`)).size);
    expect(packed.length).toBeGreaterThan(100);
    expect(Math.max(...packed), longer).toBeLessThan(60_000);
  } finally {
    rmSync(copy, { recursive: true });
  }
});
