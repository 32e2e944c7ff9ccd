import { expect, test } from 'vitest';
import { withValueAt } from './content-leaves.ts';

test.each([
  [{}, ['hero', 'new', 'title'], 'A', { hero: { new: { title: 'A' } } }],
  [{ hero: { old: 1 } }, ['hero', 'new', 'title'], 'A', { hero: { old: 1, new: { title: 'A' } } }],
  [[{ a: 1 }], [0, 'b', 'c'], 2, [{ a: 1, b: { c: 2 } }]],
  [{ a: 1, b: 2 }, ['a'], undefined, { b: 2 }],
  [{ b: 2 }, ['a'], undefined, { b: 2 }],
])('in %j, %j becomes %j', (value, path, fresh, wanted) => {
  expect(withValueAt(value, path, fresh)).toEqual(wanted);
});

test.each([['a text'], [7], [null]])('%j holds nothing', (value) => {
  expect(() => withValueAt({ a: value }, ['a', 'b'], 1)).toThrow('There is no place for "b".');
});
