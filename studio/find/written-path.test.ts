import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readYaml } from '../files/edit-yaml.ts';
import { valueAt } from './content-leaves.ts';
import { writtenPath } from './written-path.ts';

const plans = readYaml(readFileSync('content/plans.yaml', 'utf8'));

test.each([
  ['personal.1.monthlyCents.USD', 17.99],
  ['personal.0.annualPerMonthCents', 9.99],
  ['business.0.includedWikis', 1],
  ['business.1.extraWikiDiscountBasisPoints', 20],
  ['business.0.bands.1.employeesFrom', 16],
])('%s is written as %d', (read, value) => {
  expect(valueAt(plans, writtenPath(plans, read.split('.')))).toBe(value);
});

test('what cannot be followed ends at the group that holds it', () => {
  expect(writtenPath(plans, ['personal', '1', 'unheardOf', 'deep'])).toEqual(['personal', 1]);
});
