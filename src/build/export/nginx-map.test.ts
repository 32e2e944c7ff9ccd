import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atLeast, exactly, literal, map, quoted } from './nginx-map.ts';

const seconds = () => fc.integer({ min: 1_000_000_000, max: 9_999_999_999 });

test('a time is compared as a number', () => {
  const isReached = (lowest: number, now: number) =>
    new RegExp(`^${atLeast(lowest)}$`).test(`${now}`);
  fc.assert(
    fc.property(seconds(), seconds(), (one, other) => isReached(one, other) === other >= one),
  );
  // Neighbours, where a digit carries over.
  for (const lowest of [1_999_999_999, 2_000_000_000, 1_790_000_000]) {
    expect([-1, 0, 1].map((more) => isReached(lowest, lowest + more))).toEqual([false, true, true]);
  }
});

test('a text stays one word, or is refused', () => {
  expect(quoted("default-src 'self'")).toBe("'default-src \\'self\\''");
  expect(quoted('~^\\d+\\.$')).toBe("'~^\\d+\\.$'");
  for (const text of ['two\nlines', '\\t', '\\n', '\\\\'])
    expect(() => quoted(text)).toThrow('nginx has no way');
  expect(() => literal('$5')).toThrow('for a variable');
});

test('an address is compared character by character', () => {
  const address = '/a.b+c(d)[e]{f}|g*h?i^j$k\\l';
  expect(new RegExp(`^${exactly(address)}$`).test(address)).toBe(true);
  expect(new RegExp(`^${exactly('/a.b')}$`).test('/aXb')).toBe(false);
});

test('a map names its default first', () => {
  expect(map('$a', '$b', [['~^x', '1']], '0')).toBe(
    "map '$a' $b {\n  default '0';\n  '~^x' '1';\n}",
  );
});
