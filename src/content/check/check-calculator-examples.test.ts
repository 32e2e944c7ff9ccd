import { expect, test } from 'vitest';
import { contentPaths } from './load.ts';
import { checkEdited } from './testing/check-edited.ts';

const file = contentPaths['calculator-examples'];
const problemsOf = (text: string) => checkEdited(file, () => text).problems;

const example =
  '- { id: team, product: pro, addons: [], extraWikis: 1, extraStorageGb: 0, country: DE }\n';

test('an example needs a place that the calculator has', () => {
  expect(problemsOf(example)).toStrictEqual([]);
  expect(problemsOf(example.replace('DE', 'DD'))).toStrictEqual([
    `${file}, line 1: the country of team is "DD", which countries.yaml does not list; write a code from there.`,
  ]);
});

test('an example is listed once', () => {
  expect(problemsOf(example + example)).toStrictEqual([
    expect.stringContaining('line 2: team is listed for the second time'),
  ]);
});

test('an example asks for whole quantities', () => {
  expect(problemsOf(example.replace('extraWikis: 1', 'extraWikis: 1.5'))).toStrictEqual([
    expect.stringContaining('must be a whole number, 0 or more'),
  ]);
});
