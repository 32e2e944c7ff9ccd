import { expect, test } from 'vitest';
import { content } from '../content.ts';
import { contentPaths } from './load.ts';
import { checkEdited } from './testing/check-edited.ts';

const risenQuantum = (...laterPrices: string[]) =>
  checkEdited(contentPaths.plans, (text) =>
    text.replace(
      /(?<=id: quantum\n[\s\S]*?annualPerMonth: [\d.]+\n)/,
      `    laterPrices: [${laterPrices.join(', ')}]\n`,
    ),
  ).problems;
const price = (validFrom: string, usd: number) =>
  `{ validFrom: ${validFrom}, monthlyPrice: { USD: ${usd}, EUR: 31, GBP: 31, CAD: 32 }, annualPerMonth: 25.9 }`;

test('prices that start on a day start one after the other', () => {
  expect(risenQuantum(price('2031-01-01', 31), price('2032-01-01', 32))).toStrictEqual([]);
  expect(risenQuantum(price('2031-01-01', 31), price('2031-01-01', 32))).toStrictEqual([
    expect.stringContaining(
      'the valid from of entry 2 of later prices of Quantum must be after 2031-01-01, when the price above it starts',
    ),
  ]);
});

test('a price that is to start is compared with those of its day', () => {
  const ultra =
    (content.plans.personal.find(({ id }) => id === 'ultra')?.monthlyCents.USD ?? 0) / 100;
  const more = ultra + 0.01;
  expect(risenQuantum(price('2031-01-01', more), price('2032-01-01', 32))).toStrictEqual([
    expect.stringContaining(
      `Ultra costs ${ultra} USD and Quantum, which stands before it, ${more.toFixed(2)}`,
    ),
  ]);
});
