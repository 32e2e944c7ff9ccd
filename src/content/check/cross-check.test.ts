import { expect, test } from 'vitest';
import type { ContentFileName } from '../schema/files.ts';
import { crossCheck } from './cross-check.ts';
import { problemLines, shipped, shippedWith } from './testing/test-content.ts';

/** What is told of the shipped content when one file has other lines. */
function said(name: ContentFileName, from: string | RegExp, to: string): string[] {
  const text = shipped(name).replace(from, to);
  expect(text).not.toBe(shipped(name));
  const { content, sources } = shippedWith({ [name]: text });
  return problemLines(crossCheck(content, sources));
}

/** Where the nth line stands that matches, from 1. */
function lineOf(name: ContentFileName, pattern: RegExp, nth = 1): number {
  const lines = [...shipped(name).split('\n').entries()].filter(([, line]) => pattern.test(line));
  return (lines[nth - 1]?.[0] ?? Number.NaN) + 1;
}

const ownName = 'each entry needs a name of its own.';

test.each<[ContentFileName, string]>([
  ['calculator-examples', ''],
  ['customers', ''],
  ['slides', ''],
  ['testimonials', ''],
  ['showcase', ''],
  ['use-cases', ''],
])('an entry of %s is listed once', (name, indent) => {
  const ids = [...shipped(name).matchAll(/^- (?:\{ )?id: ([\w-]+)/gm)].map(([, id]) => id);
  const second = new RegExp(`^(${indent}- (?:\\{ )?id: )${ids[1]}\\b`, 'm');
  expect(said(name, second, `$1${ids[0]}`)).toEqual([
    `[1] content/${name}.yaml, line ${lineOf(name, /^- (\{ )?id:/, 2)}: ${ids[0]} is listed for the second time; ${ownName}`,
  ]);
});

test('a claim and an entry of the log of changes are listed once', () => {
  expect(said('claims', 'id: unlimited,', 'id: creation-time,')).toEqual([
    `[1] content/claims.yaml, line ${lineOf('claims', /id: unlimited,/)}: creation-time is listed for the second time; ${ownName}`,
  ]);
  const [first, second] = [...shipped('changes').matchAll(/^- id: (.+)$/gm)].map(([, id]) => id);
  expect(said('changes', `- id: ${second}`, `- id: ${first}`)).toEqual([
    `[1] content/changes.yaml, line ${lineOf('changes', /^- id:/, 2)}: ${first} is listed for the second time; ${ownName}`,
  ]);
});

test('an add-on on request is listed once', () => {
  const [entry = ''] = shipped('addons').match(/^ {2}- \{ id: elitesupport.*\n/m) ?? [];
  expect(said('addons', entry, entry + entry)).toEqual([
    `[byQuote.1] content/addons.yaml, line ${lineOf('addons', /id: elitesupport/) + 1}: elitesupport is listed for the second time; ${ownName}`,
  ]);
});

const missing = (id: string, reason = 'the site needs it') =>
  `${id} is missing from this list and cannot be withdrawn: ${reason}; bring its block back.`;

test.each<[ContentFileName, RegExp, string, RegExp, string?]>([
  ['plans', /^ {2}- id: ultra\n(?: {4}.*\n)+/m, 'ultra', /^personal:/],
  ['plans', /^ {2}- id: enterprise\n(?: {4}.*\n)+/m, 'enterprise', /^business:/],
  ['countries', /^ {2}- \{ code: other.*\n/m, 'other', /^countries:/],
  [
    'addons',
    /^ {2}- id: extrawikis\n(?: {4}.*\n)+/m,
    'extrawikis',
    /^addons:/,
    'every plan has a limit that it lifts, and the calculator, the terms and saved links count with it',
  ],
])('of %s %s cannot go', (name, block, id, list, reason) => {
  expect(said(name, block, '')).toContain(
    `[] content/${name}.yaml, line ${lineOf(name, list)}: ${missing(id, reason)}`,
  );
});

test('one that stands there twice in the place of a missing one is reported with its name', () => {
  expect(said('plans', 'id: quantum\n', 'id: basics\n')).toEqual([
    `[personal.2] content/plans.yaml, line ${lineOf('plans', /id: quantum/)}: basics is listed for the second time; write quantum, which is missing.`,
  ]);
});

test.each<[ContentFileName, string | RegExp, string, string]>([
  ['plans', 'employeesFrom: 16, ', 'employeesFrom: 17, ', 'so it must start at 16'],
  ['plans', 'name: Quantum\n', 'name: Pro\n', 'another plan is called Pro already'],
  ['plans', /GBP: [\d.]+/, 'GBP: 179', 'Is a point missing?'],
  ['company', /dmca: \d{4}/, 'dmca: 2991', 'is in the future'],
  ['hosts', /ads: \{ source: [\w-]+/, 'ads: { source: nowhere', 'has no claim nowhere'],
  ['showcase', 'UploadWizard', 'UploadWizards', 'write UploadWizard.'],
  ['claims', /amount: \d+,\s+advertised: true/, 'amount: 1', 'correct it, or mark it'],
  ['company', /extensionsAvailable: \d+/, 'extensionsAvailable: 999', 'the pages say "over 999"'],
  ['company', /acceptableUse: .*/, 'acceptableUse: 2020-01-01', 'the log of changes does not tell'],
  ['calculator-examples', /country: \w+/, 'country: XX', 'which countries.yaml does not list'],
])('what is wrong in %s is reported: %s becomes %s', (name, from, to, sentence) => {
  expect(said(name, from, to)).toEqual([expect.stringContaining(sentence)]);
});

test('a country that is misspelt is reported, and not the example that has it', () => {
  const country = /country: (?!US|CA|GB|TX|other)(\w\w)/.exec(shipped('calculator-examples'))?.[1];
  expect(country).toBeDefined();
  expect(said('countries', `code: ${country},`, 'code: XQ,')).toEqual([
    expect.stringContaining("XQ is no country's code"),
  ]);
});
