import { expect, test } from 'vitest';
import { checkPrices } from './check-prices.ts';
import { personalPlan, plansOf } from './testing/small-plans.ts';
import { contentFrom, problemLines } from './testing/test-content.ts';

const addon = (usd: number, more = '') => `addons:
  - id: backups
    colour: moss
    per: month
    price:
      USD: ${usd}
      EUR: 5
      GBP: 4
      CAD: 6
${more}byQuote: []
`;

interface Files {
  plans?: string;
  addons?: string;
  dedicated?: string;
}

function said({ plans, addons, dedicated }: Files): string[] {
  const { content, sources } = contentFrom({
    plans: plans ?? plansOf([personalPlan('basics')]),
    addons: addons ?? addon(5),
    dedicated:
      dedicated ??
      'tiers: [{ memoryGb: 1, machine: { cores: 1, diskGb: 9 }, monthly: 50 }]\ncachingMonthly: 9\nservices: []\n',
  });
  return problemLines(checkPrices(content, sources));
}

const unlike = (line: number, path: string, of: string, amount: string, middle: string) =>
  `[${path}] content/${of}, but about ${middle} in the other currencies; write an amount near that. Is a point missing?`.replace(
    ', but',
    `, line ${line}: the price of ${amount}, but`,
  );

test('prices that fit each other are not reported', () => {
  expect(said({})).toEqual([]);
});

test('the same price is about the same in every currency', () => {
  const pounds = (amount: string) =>
    said({ plans: plansOf([personalPlan('pro').replace('GBP: 10', `GBP: ${amount}`)]) });
  const path = 'personal.0.monthlyPrice.GBP';
  expect(pounds('20')).toEqual([]);
  expect(pounds('5')).toEqual([]);
  expect(pounds('2000.01')).toEqual([
    unlike(9, path, 'plans.yaml', 'pro in GBP is 2000.01', '10.00'),
  ]);
  expect(pounds('20.01')).toEqual([unlike(9, path, 'plans.yaml', 'pro in GBP is 20.01', '10.00')]);
  expect(pounds('4.99')).toEqual([unlike(9, path, 'plans.yaml', 'pro in GBP is 4.99', '10.00')]);
});

test('an add-on costs about the same in every currency, today and from a day on', () => {
  const path = 'addons.0.price.USD';
  expect(said({ addons: addon(50) })).toEqual([
    unlike(6, path, 'addons.yaml', 'backups in USD is 50.00', '5.00'),
  ]);
  const later = (usd: number) => `    laterPrices:
      - validFrom: 2031-01-01
        price: { USD: 6, EUR: 6, GBP: 6, CAD: 6 }
      - validFrom: 2032-01-01
        price: { USD: ${usd}, EUR: 6, GBP: 6, CAD: 6 }
`;
  expect(said({ addons: addon(5, later(7)) })).toEqual([]);
  expect(said({ addons: addon(5, later(60)) })).toEqual([
    unlike(
      14,
      'addons.0.laterPrices.1.price.USD',
      'addons.yaml',
      'backups in USD is 60.00',
      '6.00',
    ),
  ]);
});

test('a plan costs more in every currency than the one before it', () => {
  const two = (monthly: number) =>
    said({
      plans: plansOf([
        personalPlan('basics'),
        personalPlan('pro', { monthly, annual: monthly }),
        personalPlan('ultra', { monthly: 30, annual: 30 }),
      ]),
    });
  const falls = (line: number, currency: string, price: string) =>
    `[personal.1.monthlyPrice.${currency}] content/plans.yaml, line ${line}: pro costs ${price} ${currency} and basics, which stands before it, 10.00; write a higher price, or order the plans from the smallest to the largest.`;
  expect(two(10.01)).toEqual([]);
  for (const [amount, price] of [
    [10, '10.00'],
    [6, '6.00'],
  ] as const) {
    expect(two(amount)).toEqual([
      falls(19, 'USD', price),
      falls(20, 'EUR', price),
      falls(21, 'GBP', price),
      falls(22, 'CAD', price),
    ]);
  }
});

test('what is wrong in one currency is reported alone, and what is wrong on several days once', () => {
  const cheap = personalPlan('pro', { monthly: 9 }).replace('USD: 9', 'USD: 900');
  const later = `    laterPrices:
      - validFrom: 2031-01-01
        monthlyPrice: { USD: 11, EUR: 11, GBP: 11, CAD: 11 }
        annualPerMonth: 9
`;
  const basics = `${personalPlan('basics')}${later}`;
  expect(said({ plans: plansOf([basics, cheap]) })).toEqual([
    expect.stringContaining('line 23: the price of pro in USD is 900.00'),
  ]);
});
