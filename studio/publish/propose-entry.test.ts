import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkContent } from '../../src/content/check/load.ts';
import {
  type LoggedState,
  loggedStateFile,
  unloggedValues,
} from '../../src/content/check/logged-state.ts';
import { editYaml, readYaml } from '../files/edit-yaml.ts';
import { proposeEntry } from './propose-entry.ts';

const today = new Date().toISOString().slice(0, 10);
const told = JSON.parse(readFileSync(loggedStateFile, 'utf8')) as LoggedState;

const readBase = (file: string) => readFileSync(file, 'utf8');

/** The unlogged changes after edits of files. */
function untoldAfter(changes: Record<string, [from: string, to: string]>) {
  const read = (file: string) => {
    const [from, to] = changes[file] ?? ['', ''];
    return readFileSync(file, 'utf8').replace(from, to);
  };
  const { content, sources, problems } = checkContent(read);
  if (!content || !sources) throw new Error(problems[0]?.sentence);
  return { read, untold: unloggedValues(told, content, sources) };
}

const [priceOfPro = ''] =
  /(?<=id: pro\n[\s\S]*?USD: )[\d.]+/.exec(readBase('content/plans.yaml')) ?? [];

const cases: [string, string, [string, string], object][] = [
  [
    'a price',
    'content/plans.yaml',
    [`USD: ${priceOfPro}`, 'USD: 18.49'],
    { kind: 'prices', about: ['pro'], before: `${priceOfPro} USD`, after: '18.49 USD' },
  ],
  [
    'a rate of tax',
    'content/countries.yaml',
    [
      '{ code: DE, currency: EUR, rates: [{ percent: 19 }] }',
      '{ code: DE, currency: EUR, rates: [{ percent: 20 }] }',
    ],
    { kind: 'taxes', about: ['DE'], before: '19 %', after: '20 %' },
  ],
];

test.each(cases)('%s is told in an entry that the check takes', (_, file, change, entry) => {
  const { read, untold } = untoldAfter({ [file]: change });
  const proposed = proposeEntry(untold, { read, readBase, today, from: today });
  expect(proposed).toMatchObject(entry);
  const log = 'content/changes.yaml';
  const before = readFileSync(log, 'utf8');
  const after = editYaml(before, [proposed, ...(readYaml(before) as unknown[])]);
  expect(untoldAfter({ [file]: change, [log]: [before, after] }).untold).toEqual([]);
});

test('a country is called as each language calls it', () => {
  const { read, untold } = untoldAfter({ [cases[1]?.[1] ?? '']: cases[1]?.[2] ?? ['', ''] });
  const { what } = proposeEntry(untold, { read, readBase, today, from: today });
  expect(what.de).toContain('Deutschland');
  expect(what.fr).toContain('Allemagne');
});

test('an add-on that is gone is called by the name that it had', () => {
  const read = (file: string) => (file.endsWith('/add-ons.json') ? '{}' : readBase(file));
  const name = 'price, USD of backupsplus';
  const source = { file: 'content/addons.yaml' };
  const gone = { source, subject: 'backupsplus', name, was: 5, is: undefined, line: 1 };
  const { what } = proposeEntry([gone as never], { read, readBase, today, from: today });
  expect(what.en).toBe('Backups Plus is no longer offered.');
});
