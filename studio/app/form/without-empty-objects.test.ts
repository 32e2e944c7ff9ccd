import { expect, test } from 'vitest';
import { withoutEmptyObjects } from './without-empty-objects.ts';

test('a group in which nothing is filled in is not there, and all else stays', () => {
  const filled = { text: { en: 'Closed' }, pages: [], days: 0, isLate: false, note: '', of: null };
  expect(withoutEmptyObjects({ ...filled, link: { label: {} }, more: undefined })).toEqual(filled);
  expect(withoutEmptyObjects([{ a: {} }, 'b', 1])).toEqual([{}, 'b', 1]);
  expect(withoutEmptyObjects('none')).toBe('none');
});
