import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readYaml } from '../files/edit-yaml.ts';
import { valueAt } from './content-leaves.ts';
import { writtenPath } from './written-path.ts';

const plans = readYaml(readFileSync('content/plans.yaml', 'utf8'));

test.each([
  ['personal.1.monthlyCents.USD', 'personal.1.monthlyPrice.USD'],
  ['personal.0.annualPerMonthCents', 'personal.0.annualPerMonth'],
  ['business.0.includedWikis', 'business.0.includedWikis.value'],
  ['business.1.extraWikiDiscountBasisPoints', 'business.1.extraWikiDiscountPercent'],
  ['business.0.bands.1.employeesFrom', 'business.0.bands.1.employeesFrom'],
])('%s is written at %s', (read, written) => {
  const path = writtenPath(plans, read.split('.'));
  expect(path.join('.')).toBe(written);
  expect(valueAt(plans, path)).toBeTypeOf('number');
});

test('what cannot be followed ends at the group that holds it', () => {
  expect(writtenPath(plans, ['personal', '1', 'unheardOf', 'deep'])).toEqual(['personal', 1]);
});
