import { expect, test } from 'vitest';
import type { ContentFileName } from '../schema/files.ts';
import { loggedValues } from './logged-values.ts';
import { parseSource, type SourceFile } from './source-file.ts';

/** What is logged of some files, where the others say nothing: the subject, then the value. */
function logged(texts: Partial<Record<ContentFileName, string>>): string[] {
  const names = [
    ...['plans', 'plan-features', 'addons', 'countries', 'dedicated', 'company', 'extensions'],
  ] as ContentFileName[];
  const sources = Object.fromEntries(
    names.map((name) => [name, parseSource(name, texts[name] ?? '{}')]),
  ) as Record<ContentFileName, SourceFile>;
  return loggedValues(sources).map(
    ({ subject, source, path, value }) => `${subject}: ${source.file} ${path.join('.')} ${value}`,
  );
}

test.each<[ContentFileName, string, string[]]>([
  [
    'plans',
    'personal: [{ id: pro, name: Pro, price: 5, storage: { gb: 1 } }]',
    ['pro: plans personal.0.price 5', 'pro: plans personal.0.storage.gb 1'],
  ],
  [
    'plan-features',
    'sso: { basics: no, pro: { value: yes, assumed: true } }',
    ['sso: plan-features sso.basics no', 'sso: plan-features sso.pro.value yes'],
  ],
  ['addons', 'addons: [{ id: more, colour: moss, price: 2 }]', ['more: addons addons.0.price 2']],
  [
    'countries',
    'updatedOn: 2026-11-20\ncountries: [{ code: AT, rates: [{ percent: 20 }], note: Ask. }]',
    ['AT: countries countries.0.rates.0.percent 20'],
  ],
  [
    'dedicated',
    'tiers: [{ memoryGb: 1, monthly: 2 }]\ncaching: 3',
    [
      'dedicated: dedicated tiers.0.memoryGb 1',
      'dedicated: dedicated tiers.0.monthly 2',
      'dedicated: dedicated caching 3',
    ],
  ],
  [
    'company',
    'terms: { hours: 72 }\nusBankDiscountPercent: 5\ncreationMinutes: 1\nterms2: 3\nmyterms: 4',
    ['terms: company terms.hours 72', 'terms: company usBankDiscountPercent 5'],
  ],
  [
    'extensions',
    'extensions: [{ key: Poem, category: pages, aliases: [{ key: Po }] }]',
    [
      'extensions: extensions extensions.0.key Poem',
      'extensions: extensions extensions.0.aliases.0.key Po',
    ],
  ],
])('the log has the values of %s that clients are told', (name, text, values) => {
  expect(logged({ [name]: text })).toEqual(values);
});
