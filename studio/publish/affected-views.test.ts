import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { affectedViews, lastStart } from './affected-views.ts';

const file = 'content/countries.yaml';
const before = readFileSync(file, 'utf8');
const after = before.replace(
  '{ code: DE, currency: EUR, rates: [{ percent: 19 }] }',
  '{ code: DE, currency: EUR, rates: [{ percent: 19 }, { percent: 20, validFrom: 2101-01-01 }] }',
);

test('what starts later is looked at on the day that it starts', () => {
  expect(lastStart([{ file, before, after }])).toBe('2101-01-01');
  expect(lastStart([{ file, before: after, after }])).toBeUndefined();
});

test('a change of tax is seen by asking for an estimate of that country', () => {
  const addresses = affectedViews([{ file, before, after }], '2101-01-01').map(
    ({ address }) => address,
  );
  const estimates = new Set(addresses.filter((address) => address.includes('country=')));
  expect([...estimates]).toEqual(['/pricecalculator?product=pro&country=DE']);
});

test('a text of one language is looked for on its pages only', () => {
  const change = { file: 'locales/de/plans.json', before: '{}', after: '{ }' };
  const views = affectedViews([change], '2101-01-01');
  expect(new Set(views.map(({ locale }) => locale))).toEqual(new Set(['de']));
});
