import { expect, test } from 'vitest';
import { readQuantity } from './quantity.ts';

const limit = 10_000;

test.each([
  ['', 0],
  ['   ', 0],
  ['0', 0],
  ['-0', 0],
  ['007', 7],
  [' 12 ', 12],
  ['3.0', 3],
  ['1e3', 1000],
  ['10000', 10_000],
])('%j is %i', (typed, value) => {
  expect(readQuantity(typed, limit)).toStrictEqual({ value });
});

test.each([
  ['-1', 'negative'],
  ['-0.5', 'negative'],
  ['1.5', 'fractional'],
  ['.5', 'fractional'],
  ['1e-3', 'fractional'],
  ['10001', 'tooLarge'],
  ['1e400', 'tooLarge'],
  ['9'.repeat(100_000), 'tooLarge'],
  ['many', 'notANumber'],
  ['1,5', 'notANumber'],
  ['1 000', 'notANumber'],
  ['0x10', 'notANumber'],
  ['NaN', 'notANumber'],
  ['Infinity', 'notANumber'],
  ['１', 'notANumber'],
  ['1'.repeat(200_000).concat('x'), 'notANumber'],
])('%.20j is refused as %s', (typed, error) => {
  expect(readQuantity(typed, limit)).toStrictEqual({ error });
});
