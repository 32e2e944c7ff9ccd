import { expect, test } from 'vitest';
import { contentPaths } from './load.ts';
import { checkEdited } from './testing/check-edited.ts';

test('ranges of employees must follow each other', () => {
  const band = (from: number, to: number) =>
    `{ employeesFrom: ${from}, employeesTo: ${to}, monthly: ${to}, annualPerMonth: ${to} }`;
  const problemsWith = (...bands: string[]) =>
    checkEdited(contentPaths.plans, (text) =>
      text.replace(/bands:\n(?: +- .*\n)+/, `bands: [${bands.join(', ')}]\n`),
    ).problems;
  expect(problemsWith(band(6, 15), band(18, 50))).toStrictEqual([
    expect.stringMatching(
      /line \d+: a range of employees of .+ starts at 18; the one before it ends at 15, so it must start at 16\.$/,
    ),
  ]);
  expect(problemsWith(band(6, 5))).toStrictEqual([
    expect.stringMatching(
      /line \d+: a range of employees of .+ ends at 5, before it starts at 6\.$/,
    ),
  ]);
});

test('every business plan has the same ranges of employees', () => {
  const { problems } = checkEdited(contentPaths.plans, (text) =>
    text
      .replace(/employeesTo: 15,/, 'employeesTo: 14,')
      .replace(/employeesFrom: 16,/, 'employeesFrom: 15,'),
  );
  expect(problems).toStrictEqual([
    expect.stringMatching(
      /line \d+: the ranges of employees of Business Foundation are 6 to 14, 15 to 25, 26 to 50; write those of Business Pro: 6 to 15, 16 to 25, 26 to 50\.$/,
    ),
  ]);
});
