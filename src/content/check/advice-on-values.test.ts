import { expect, test } from 'vitest';
import type { ContentFileName } from '../schema/files.ts';
import { findAdvice } from './advice.ts';
import { contentPaths } from './load.ts';
import { personalPlan, plansOf } from './testing/small-plans.ts';
import { problemLines, shippedWith } from './testing/test-content.ts';

/** What is advised on one file, when it says something else. */
function advised(name: ContentFileName, text: string): string[] {
  const { content, sources } = shippedWith({ [name]: text });
  const mine = findAdvice(content, sources).filter(({ file }) => file === contentPaths[name]);
  return problemLines(mine);
}

const extension = (key: string, source: string) => `  - key: ${key}
    prettyName: ${key}
    category: pages
    availability: library
    source: ${source}
    description: { en: A, de: A, es: A, fr: A }
`;
const extensions = (...list: string[]) => `bundledWith: "1.43"\nextensions:\n${list.join('')}`;

test('a note is repeated with the name or the code of what it belongs to', () => {
  const rates = 'currency: EUR, rates: [{ percent: 20 }]';
  const countries = `updatedOn: 2026-11-20
countries:
  - { code: AT, ${rates}, note: Ask Vienna. }
  - { code: DE, ${rates} }
`;
  expect(advised('countries', countries)).toEqual([
    '[countries.0.note] content/countries.yaml, line 3: AT: Ask Vienna.',
  ]);
  const plans = plansOf([
    `${personalPlan('pro', { name: 'Pro', annual: 8.34 })}    note:\n      Sure?\n`,
  ]);
  expect(advised('plans', plans)).toEqual([
    '[personal.0.note] content/plans.yaml, line 14: Pro: Sure?',
  ]);
  expect(
    advised('extensions', `note: A guess.\n${extensions(extension('Poem', 'described'))}`),
  ).toEqual(['[note] content/extensions.yaml, line 1: A guess.']);
});

test('descriptions that nobody has compared are counted from the first one', () => {
  const list = [
    extension('Poem', 'described'),
    extension('Math', 'general'),
    extension('Maps', 'general'),
  ];
  expect(advised('extensions', extensions(...list))).toEqual([
    '[] content/extensions.yaml, line 13: from here on, 2 descriptions are marked "source: general"; please compare each with what the extension says of itself, then mark it "described".',
  ]);
  expect(advised('extensions', extensions(extension('Poem', 'described')))).toEqual([]);
});

test('an advertised month is a twelfth of a year, today and from a day on', () => {
  const later = `    laterPrices:
      - validFrom: 2031-01-01
        monthlyPrice: { USD: 12, EUR: 12, GBP: 12, CAD: 12 }
        annualPerMonth: 10
      - validFrom: 2032-01-01
        monthlyPrice: { USD: 1200, EUR: 1200, GBP: 1200, CAD: 1200 }
        annualPerMonth: 999
`;
  expect(advised('plans', plansOf([personalPlan('pro', { annual: 8.34 }) + later]))).toEqual([
    '[] content/plans.yaml, line 20: pro is advertised at $999.00 per month, but its year costs $12,000.09, which makes $1,000.00 per month.',
  ]);
  expect(
    advised('plans', plansOf([personalPlan('basics', { annual: 8.34 }), personalPlan('pro')])),
  ).toEqual([
    '[] content/plans.yaml, line 23: pro is advertised at $8.00 per month, but its year costs $100.09, which makes $8.34 per month.',
  ]);
});
