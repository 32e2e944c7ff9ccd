import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatProblem } from '../content/check/problem.ts';
import { content } from '../content/content.ts';
import { locales } from '../i18n/locales.ts';
import { checkWithdrawn } from './check-withdrawn.ts';

const shipped = Object.fromEntries(
  globSync(['locales/*/*.json', 'content/legal/*/*.mdx']).map((file) => [
    file,
    readFileSync(file, 'utf8'),
  ]),
);
const { addons, byQuote } = content.addons;

/** What is told when one add-on is not offered any more. */
function saidWithout(id: string, files = shipped, before?: (file: string) => string | undefined) {
  const isOther = (each: { id: string }) => each.id !== id;
  const left = { addons: addons.filter(isOther), byQuote: byQuote.filter(isOther) };
  return checkWithdrawn({ ...content, addons: left }, files, before).map(formatProblem);
}

/** The texts and terms without the lines that name an add-on. */
function silentOn(name: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(shipped).map(([file, text]) => [
      file,
      /add-ons\.json$/.test(file) ? text : text.replaceAll(name, 'this'),
    ]),
  );
}

test('what is offered may be spoken of', () => {
  expect(saidWithout('nothing')).toEqual([]);
});

test.each([
  ['prioritysupport', 'Priority Support'],
  ['elitesupport', 'Elite Support'],
  ['backupsplus', 'Backups Plus'],
])('without %s, every text and every line of the terms that names it is reported', (id, name) => {
  const said = saidWithout(id);
  for (const locale of locales) {
    const places = Object.entries(shipped).flatMap(([file, text]) =>
      file.includes(`/${locale}/`) && !file.endsWith('add-ons.json')
        ? text
            .split('\n')
            .flatMap((line, index) => (line.includes(name) ? [`${file}, line ${index + 1}: `] : []))
        : [],
    );
    expect(places.length).toBeGreaterThan(1);
    const own = said.filter((sentence) => sentence.includes(`/${locale}/`));
    expect(own.map((sentence) => sentence.replace(/(line \d+: ).*/, '$1')).toSorted()).toEqual(
      places.toSorted(),
    );
    for (const sentence of own) {
      expect(sentence).toMatch(new RegExp(`speaks of ${name}, which .*; write it without that`));
    }
  }
});

test('when nothing mentions it any more, its own texts are reported', () => {
  const said = saidWithout('backupsplus', silentOn('Backups Plus'));
  expect(said).toEqual(
    locales.map((locale) =>
      expect.stringMatching(
        new RegExp(`^locales/${locale}/add-ons\\.json, line \\d+: "backupsplus" has texts here`),
      ),
    ),
  );
});

test('when its own texts are removed first, mentions are still reported', () => {
  const withoutTexts = (text: string) => {
    const { backupsplus, ...rest } = JSON.parse(text);
    expect(backupsplus).toBeDefined();
    return JSON.stringify(rest);
  };
  const files = Object.fromEntries(
    Object.entries(shipped).map(([file, text]) => [
      file,
      file.endsWith('add-ons.json') ? withoutTexts(text) : text,
    ]),
  );
  expect(saidWithout('backupsplus', files)).toEqual([]);
  const said = saidWithout('backupsplus', files, (file) => shipped[file]);
  expect(said).toEqual(saidWithout('backupsplus'));
  expect(said.length).toBeGreaterThan(locales.length);
});
