import { expect, test } from 'vitest';
import { checkClaimedPrices, claimsBelowTable } from './claimed-prices.ts';
import { band, businessPlan, plansOf } from './testing/small-plans.ts';
import { contentFrom, problemLines } from './testing/test-content.ts';

const plans = plansOf(
  [],
  [
    businessPlan('businessFoundation', [band(6, 15, 25, 21), band(16, 25, 35, 20)]),
    businessPlan('businessPro', [
      `${band(6, 15, 40, 30)}        laterPrices: [{ validFrom: 2031-01-01, monthly: 20, annualPerMonth: 10 }]\n`,
    ]),
    businessPlan('enterprise', []),
  ],
);
const dedicated = `tiers:
  - { memoryGb: 1, machine: { cores: 1, diskGb: 9 }, monthly: 50, laterPrices: [{ validFrom: 2031-01-01, monthly: 40 }] }
  - { memoryGb: 2, machine: { cores: 1, diskGb: 9 }, monthly: 60 }
cachingMonthly: 9
services: []
`;

function below(id: string, amount: string, mark = '', today = '2030-12-31') {
  const claim = `- id: ${id}\n  source: { kind: terms, section: "7" }\n${amount}${mark}`;
  const other = '- { id: no-ads, source: { kind: terms, section: "7" } }\n';
  const { content, sources } = contentFrom({ claims: other + claim, plans, dedicated });
  return claimsBelowTable(content, sources.claims, today);
}

const business = 'business-starting-price';
const dedicatedId = 'dedicated-starting-price';
const amount = (dollars: number) => `  amount: ${dollars}\n`;
const advertised = '  advertised: true\n';
const differs = (price: string, lowest: string) =>
  `is $${price}, but the lowest price in the tables is $${lowest}`;

test.each([
  [business, 20, '2030-12-31'],
  [dedicatedId, 50, '2030-12-31'],
  [business, 10, '2031-01-01'],
  [dedicatedId, 40, '2031-01-01'],
  ['another-price', 1, '2030-12-31'],
])('%s of %d dollars is what the tables say on %s', (id, dollars, today) => {
  expect(below(id, amount(dollars), '', today)).toEqual([]);
});

test('a claim without an amount is no matter', () => {
  expect(below(business, '')).toEqual([]);
});

test.each([
  [business, '19.99', '20.00', '2030-12-31'],
  [dedicatedId, '49.99', '50.00', '2030-12-31'],
  [business, '9.99', '10.00', '2031-01-01'],
  [dedicatedId, '39.99', '40.00', '2031-01-01'],
])('%s of %s dollars is below all prices of the tables', (id, price, lowest, today) => {
  const place = '[1.amount] content/claims.yaml, line 4: ';
  const unmarked = below(id, amount(Number(price)), '', today);
  expect(problemLines(unmarked)).toEqual([
    `${place}the amount of "${id}" ${differs(price, lowest)}; correct it, or mark it "advertised: true".`,
  ]);
  expect(unmarked[0]?.isAdvertised).toBe(false);
  const marked = below(id, amount(Number(price)), advertised, today);
  expect(problemLines(marked)).toEqual([
    `${place}the advertised price "${id}" ${differs(price, lowest)}; please confirm that it is still advertised.`,
  ]);
  expect(marked[0]?.isAdvertised).toBe(true);
});

test('only what is not marked as advertised is a mistake', () => {
  const claims = `
- { id: ${business}, source: { kind: terms, section: "7" }, amount: 1, advertised: true }
- { id: ${dedicatedId}, source: { kind: terms, section: "7" }, amount: 1 }
`;
  const { content, sources } = contentFrom({ claims, plans, dedicated });
  expect(problemLines(checkClaimedPrices(content, sources.claims))).toEqual([
    expect.stringContaining(`line 3: the amount of "${dedicatedId}"`),
  ]);
});
