import { expect, test } from 'vitest';
import { contentPaths } from './load.ts';
import { checkEdited } from './testing/check-edited.ts';
import { proPlan } from './testing/pro-plan.ts';

const file = contentPaths.plans;
const problemsOf = (text: string) => checkEdited(file, () => text).problems;

test.each([
  [
    'a word that stands there twice',
    ['    storage', '    name: Plus\n    storage'],
    'line 9: the word "name" stands here for the second time; remove one of the two.',
  ],
  [
    'a tab at the start of a line',
    ['    storage', '\tstorage'],
    'line 9: this line starts with a tab; write spaces instead.',
  ],
  [
    'a quotation mark that is not closed',
    ['name: Pro', 'name: "Pro'],
    'line 11: a colon, comma, bracket or quotation mark is missing here or in the line above; put it there.',
  ],
  [
    'a colon that is missing',
    ['name: Pro', 'name Pro'],
    'line 3: this line does not fit the one above it; write it with the same number of spaces before it, with a colon behind its name, and with every comma and bracket.',
  ],
  [
    'a text with a colon in it',
    ['name: Pro', 'name: Pro: the best'],
    'line 3: a text with a colon in it cannot stand like this; put the whole text in quotation marks.',
  ],
  [
    'a sign with a meaning of its own',
    ['name: Pro', 'name: @pro'],
    'line 3: a value starts with a sign that has a meaning of its own here; put the whole value in quotation marks.',
  ],
] as const)('%s is explained with its line', (_, [before, after], sentence) => {
  expect(problemsOf(proPlan.replace(before, after))).toContain(`${file}, ${sentence}`);
});

test('a value that starts with an asterisk is explained', () => {
  const text = proPlan.replace('name: Pro', 'name: *Pro');
  expect(problemsOf(text)).toStrictEqual([
    'content/plans.yaml, line 3: a value starts with *; put the whole value in quotation marks.',
  ]);
});
