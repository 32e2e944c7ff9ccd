import { expect, test } from 'vitest';
import { parseWeightedList } from './weighted-list.ts';

test('of a list without end only the beginning is read', () => {
  const items = parseWeightedList(Array.from({ length: 50_000 }, (_, index) => `a${index}`).join());
  expect(items).toHaveLength(100);
  expect(items[0]).toEqual({ value: 'a0', quality: 1 });
});
