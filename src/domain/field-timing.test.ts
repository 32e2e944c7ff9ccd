import { expect, test } from 'vitest';
import { readFieldTiming } from './field-timing.ts';

const read = (fields: Record<string, unknown>) => readFieldTiming(new Map(Object.entries(fields)));

test('figures are rounded, and those that are missing stay so', () => {
  expect(read({ lcpMs: '1234.5678', inpMs: '', cls: '0.0123456' })).toEqual({
    lcpMs: 1235,
    inpMs: undefined,
    cls: 0.012,
  });
});

test.each([
  {},
  { lcpMs: '' },
  { lcpMs: '-1' },
  { lcpMs: '1e3' },
  { lcpMs: '999999' },
  { lcpMs: '100', cls: 'much' },
  { lcpMs: ['1', '2'] },
  { cls: '101' },
])('%j is no timing', (fields) => {
  expect(read(fields)).toBeUndefined();
});
