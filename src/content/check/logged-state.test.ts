import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkContent, contentPaths } from './load.ts';
import {
  currentState,
  type LoggedState,
  loggedStateFile,
  unloggedChanges,
} from './logged-state.ts';
import { formatProblem } from './problem.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const logged: LoggedState = JSON.parse(read(loggedStateFile));

type Edit = [file: string, from: string | RegExp, to: string];

/** What the check says of the shipped content after some edits. */
function unlogged(...edits: Edit[]): string[] {
  const { content, sources, problems } = checkContent((file) => {
    const own = edits.filter(([edited]) => edited === file);
    return own.reduce((text, [, from, to]) => text.replace(from, to), read(file));
  });
  if (!content || !sources) return problems.map(formatProblem);
  return unloggedChanges(logged, content, sources).map(formatProblem);
}

/** Where the log has its newest entry, before which another is put. */
const [newest = ''] = read(contentPaths.changes).match(/^- id: .+$/m) ?? [];
const [, newestDate = ''] = read(contentPaths.changes).match(/^ +date: (.+)$/m) ?? [];

const entry = (about: string) =>
  `- id: new
  date: ${newestDate}
  from: 2027-01-01
  kind: prices
  about: [${about}]
  what: { en: New., de: Neu., es: Nuevo., fr: Nouveau. }
  affects: { en: Clients., de: Kunden., es: Clientes., fr: Clients. }

${newest}`;

test('what is recorded as logged is what content/ says', () => {
  const { content, sources } = checkContent(read);
  if (!content || !sources) throw new Error('content/ has mistakes.');
  expect(currentState(content, sources)).toEqual(logged);
  expect(unlogged()).toEqual([]);
});

/** What Pro costs in US dollars. */
const priceOfPro = /(?<=id: pro\n[\s\S]*?USD: )[\d.]+/;

test.each<[what: string, about: string, edit: Edit, said: RegExp]>([
  [
    'the price of a plan',
    'pro',
    [contentPaths.plans, priceOfPro, '18.49'],
    /^content\/plans\.yaml, line \d+: monthlyPrice, USD of pro was [\d.]+ and is 18\.49 now, which/,
  ],
  [
    'the price of a range of employees',
    'businessPro',
    [
      contentPaths.plans,
      /(?<=id: businessPro\n[\s\S]*?employeesFrom: 16,.*?monthly: )[\d.]+/,
      '89',
    ],
    /monthly of 16, businessPro was [\d.]+ and is 89 now/,
  ],
  [
    'a row of the plan tables',
    'visualEditor',
    [contentPaths['plan-features'], /(visualEditor:\n {2}basics: )no/, '$1yes'],
    /visualEditor, basics was no and is yes now/,
  ],
  [
    'the price of an add-on',
    'backupsplus',
    [contentPaths.addons, /USD: [\d.]+, EUR: [\d.]+/, 'USD: 5.50, EUR: 5.50'],
    /price, USD of backupsplus was [\d.]+ and is 5\.5 now, and 1 more values of backupsplus/,
  ],
  [
    'a tax that is to start',
    'AT',
    [
      contentPaths.countries,
      'code: AT, currency: EUR, rates: [{ percent: 20 }]',
      'code: AT, currency: EUR, rates: [{ percent: 20 }, { percent: 21, validFrom: 2031-01-01 }]',
    ],
    /percent of 2031-01-01, AT was not there and is 21 now/,
  ],
  [
    'a price that is to start',
    'businessPro',
    [
      contentPaths.plans,
      /(?<=id: businessPro\n[\s\S]*?employeesFrom: 16,.*?annualPerMonth: [\d.]+)(?= )/,
      ', laterPrices: [{ validFrom: 2031-01-01, monthly: 89, annualPerMonth: 79 }]',
    ],
    /validFrom of 2031-01-01, 16, businessPro was not there and is 2031-01-01 now, and 2 more/,
  ],
  [
    'the price of a server',
    'dedicated',
    [contentPaths.dedicated, /(?<=memoryGb: 1\n.*\n *monthly: )[\d.]+/, '89.98'],
    /monthly of 1 was [\d.]+ and is 89\.98 now/,
  ],
  [
    'a number of the terms',
    'terms',
    [contentPaths.company, 'breachNoticeHours: 72', 'breachNoticeHours: 48'],
    /terms, breachNoticeHours was 72 and is 48 now/,
  ],
  [
    'an extension that is gone',
    'extensions',
    [contentPaths.extensions, /\n {2}- key: Poem\n[\s\S]*?(?=\n {2}(?:- key|#))/, ''],
    /key of Poem was Poem and is gone now/,
  ],
])('%s cannot change without an entry in the log', (_, about, edit, said) => {
  const sentences = unlogged(edit);
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toMatch(said);
  expect(sentences[0]).toContain(
    `write an entry with "about: [${about}]" at the top of content/changes.yaml.`,
  );
  expect(unlogged(edit, [contentPaths.changes, newest, entry(about)])).toEqual([]);
});

test('an entry about something else does not count', () => {
  const edit: Edit = [contentPaths.plans, priceOfPro, '18.49'];
  expect(unlogged(edit, [contentPaths.changes, newest, entry('quantum')])).toHaveLength(1);
});

test('a legal text cannot have a day that is not in the log', () => {
  const edit: Edit = [contentPaths.company, 'terms: 2024-08-17', 'terms: 2026-11-22'];
  expect(unlogged(edit)).toEqual([
    expect.stringMatching(
      /^content\/company\.yaml, line \d+: "terms" says 2026-11-22, of which the log of changes does not tell; write an entry with "about: \[terms\]" and "from: 2026-11-22"/,
    ),
  ]);
});

test('the newest entry stands first, and is about something that there is', () => {
  const older = entry('pro').replace(`date: ${newestDate}`, 'date: 2020-01-01');
  expect(unlogged([contentPaths.changes, newest, older])).toEqual([
    expect.stringContaining(' is newer than the entry above it; put the newest first.'),
  ]);
  expect(unlogged([contentPaths.changes, newest, entry('por')])).toEqual([
    expect.stringContaining('new is about por, which there is not; write pro.'),
  ]);
});
