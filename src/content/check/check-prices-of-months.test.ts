import { expect, test } from 'vitest';
import { checkPrices } from './check-prices.ts';
import { band, businessPlan, personalPlan, plansOf } from './testing/small-plans.ts';
import { contentFrom, problemLines } from './testing/test-content.ts';

function said(
  plans: string,
  tiers = '[{ memoryGb: 1, machine: { cores: 1, diskGb: 9 }, monthly: 50 }]',
): string[] {
  const { content, sources } = contentFrom({
    plans,
    addons: 'addons: []\nbyQuote: []\n',
    dedicated: `cachingMonthly: 9\nservices: []\ntiers: ${tiers}\n`,
  });
  return problemLines(checkPrices(content, sources));
}

const months = (annual: number, plan: string, monthly = '10.00') =>
  `the annual per month of ${plan} is ${annual.toFixed(2)}, but a month paid by itself costs ${monthly}.`;

test.each([
  ['the same as a month', 10, ''],
  ['half of a month', 5, ''],
  ['less than half', 4.99, 'Write an amount between 5.00 and 10.00.'],
  ['a little more than a month', 10.01, 'Write an amount between 5.00 and 10.00.'],
  ['a little less than half of twelve', 59.88, 'Write an amount between 5.00 and 10.00.'],
  ['half of twelve', 60, 'If 60.00 is for the year, write 5.00.'],
  ['the price of a year', 100.05, 'If 100.05 is for the year, write 8.34.'],
  ['twelve months', 120, 'If 120.00 is for the year, write 10.00.'],
  ['a little more than twelve months', 120.12, 'Write an amount between 5.00 and 10.00.'],
])('a month of a year that costs %s', (_, annual, hint) => {
  const personal = said(plansOf([personalPlan('pro', { annual })]));
  const business = said(plansOf([], [businessPlan('businessPro', [band(6, 15, 10, annual)])]));
  if (hint === '') {
    expect([...personal, ...business]).toEqual([]);
    return;
  }
  expect(personal).toEqual([
    `[personal.0.annualPerMonth] content/plans.yaml, line 11: ${months(annual, 'pro')} ${hint}`,
  ]);
  expect(business).toEqual([
    `[business.0.bands.0.annualPerMonth] content/plans.yaml, line 11: ${months(annual, 'businessPro')} ${hint}`,
  ]);
});

test('a larger range of employees costs more, and thousands are written without a comma', () => {
  const two = (monthly: number) =>
    said(
      plansOf(
        [],
        [
          businessPlan('businessFoundation', [band(6, 15, 5000)]),
          businessPlan('businessPro', [band(6, 15, 3000), band(16, 25, monthly)]),
        ],
      ),
    );
  expect(two(3000.01)).toEqual([]);
  for (const monthly of [3000, 2000]) {
    expect(two(monthly)).toEqual([
      `[business.1.bands.1.monthly] content/plans.yaml, line 25: businessPro costs ${monthly}.00 from 16 employees on, no more than for the smaller range above; write a higher price.`,
    ]);
  }
});

test('a larger server costs more from a day on, too', () => {
  const from = (first: number, second: number) =>
    said(
      plansOf([]),
      `
  - memoryGb: 1
    machine: { cores: 1, diskGb: 9 }
    monthly: 40
    laterPrices:
      - validFrom: 2031-01-01
        monthly: ${first}
  - memoryGb: 2
    machine: { cores: 1, diskGb: 9 }
    monthly: 60
    laterPrices:
      - validFrom: 2031-01-01
        monthly: ${second}
      - validFrom: 2032-01-01
        monthly: 90`,
    );
  expect(from(70, 70.01)).toEqual([]);
  for (const first of [70, 80]) {
    expect(from(first, 70)).toEqual([
      `[tiers.1.laterPrices.0.monthly] content/dedicated.yaml, line 15: 2 GB then cost 70.00, and 1 GB ${first}.00; write a higher price.`,
    ]);
  }
});

test('what stays wrong from one day to the next is reported once', () => {
  const later = `    laterPrices:
      - validFrom: 2031-01-01
        monthlyPrice: { USD: 9, EUR: 9, GBP: 9, CAD: 9 }
        annualPerMonth: 9
`;
  const basics = `${personalPlan('basics', { monthly: 8 })}${later}`;
  expect(said(plansOf([basics, personalPlan('pro', { annual: 30 })]))).toEqual([
    expect.stringContaining(`line 27: ${months(30, 'pro')}`),
  ]);
});
