import { expect, test } from 'vitest';
import { locales } from '../i18n/locales.ts';
import { facts } from './facts.ts';
import { listPricesOn } from './prices.ts';

const list = listPricesOn('2026-12-01');

function* leaves(value: unknown, path: string): Generator<[string, unknown]> {
  if (typeof value !== 'object' || value === null) return yield [path, value];
  for (const [key, inner] of Object.entries(value)) yield* leaves(inner, `${path}.${key}`);
}

test.each(locales)('every fact is something to say in %s', (locale) => {
  const found = [...leaves(facts(locale, list, list, 'before tax'), locale)];
  expect(found.length).toBeGreaterThan(60);
  for (const [path, value] of found) {
    expect(value, path).toBeTypeOf('string');
    expect(value, path).not.toMatch(/^\s*$|NaN|undefined|Infinity|\[object/);
  }
});

test('every language has the same facts', () => {
  const pathsIn = (locale: string) =>
    [...leaves(facts(locale, list, list, 'before tax'), '')].map(([path]) => path);
  for (const locale of locales) expect(pathsIn(locale)).toStrictEqual(pathsIn('en'));
});

test('the number of privacy levels is the number that there are', () => {
  expect(facts('en', list, list, 'before tax').privacyLevels).toBe('9');
});
