import { expect, test } from 'vitest';
import type { z } from 'zod';
import {
  assumable,
  assumableEntry,
  id,
  link,
  money,
  optionalLink,
  percent,
  percentUpTo,
  perLanguage,
  text,
} from './values.ts';

/** What a value is read as, or what is said of it. */
function read(schema: z.ZodType, value: unknown): unknown {
  const { success, data, error } = schema.safeParse(value);
  return success ? data : error?.issues.map(({ message }) => message).join(' + ');
}

const amount = 'must be an amount above 0 with at most two decimals, such as 17.99';
const percentage = (limit: number) =>
  `must be a percentage between 0 and ${limit}, such as 6.6, without the % sign`;
const address = 'must be a whole web address that starts with https://';
const typographic = 'must stand without typographic quotation marks, which visitors would see';
const tagged = 'must be a text without tags such as <b>, which visitors would see';

test.each([
  [17.99, 1799],
  [17.9, 1790],
  [17, 1700],
  [0.01, 1],
  [1234.5, 123_450],
  [0, amount],
  [-1, amount],
  [17.999, amount],
  [1e21, amount],
  ['17', amount],
])('an amount of %s', (written, cents) => {
  expect(read(money, written)).toBe(cents);
});

test.each([
  [0, 0],
  [6.6, 660],
  [100, 10_000],
  [100.01, percentage(100)],
])('%s percent', (written, basisPoints) => {
  expect(read(percent, written)).toBe(basisPoints);
});

test('a percentage may have a lower limit', () => {
  expect(read(percentUpTo(30), 30)).toBe(3000);
  expect(read(percentUpTo(30), 31)).toBe(percentage(30));
});

test.each([
  [' Pro ', 'Pro'],
  ['a “b” c', 'a “b” c'],
  ['“a” and “b”', '“a” and “b”'],
  ['1 < 2 > 0', '1 < 2 > 0'],
  ['“Pro”', typographic],
  ['„Pro“', typographic],
  ['«Pro»', typographic],
  ['a <b>c</b>', tagged],
  ['a </B> c', tagged],
  ['', 'must not be empty'],
  ['  ', 'must not be empty'],
  [12_345, 'must be a text: put it in quotation marks'],
  [true, 'must be a text'],
])('the text %j', (written, meant) => {
  expect(read(text, written)).toBe(meant);
});

test.each([
  ['https://a.example/b?c', true],
  ['http://a.example/', false],
  ['see https://a.example/', false],
  ['https://a.example/b c', false],
  ['https://', false],
  ['https://a:b:c', false],
  ['', false],
])('the address "%s"', (written, isAddress) => {
  expect(read(link, written)).toBe(isAddress ? written : address);
  const isAllowed = isAddress || written === '';
  expect(read(optionalLink, written)).toBe(
    isAllowed ? written : `${address}, or "" when there is none yet`,
  );
});

const each = 'must be one text for all languages, or one for each: en, de, es, fr';

test.each([
  ['A', { en: 'A', de: 'A', es: 'A', fr: 'A' }],
  [
    { en: 'A', de: 'B', es: 'C', fr: 'D' },
    { en: 'A', de: 'B', es: 'C', fr: 'D' },
  ],
  [{ en: 'A', de: 'B' }, `${each}; es, fr is missing`],
  [{ en: 'A', de: 'B', es: 'C', fr: 4 }, each],
  [4, each],
  [null, each],
])('a text of several languages: %j', (written, meant) => {
  expect(read(perLanguage(text), written)).toEqual(meant);
});

test.each([
  ['pro', 'pro'],
  [{ value: 'pro', assumed: true }, 'pro'],
  [{ value: 'pro' }, 'pro'],
  [{ value: 'pro', assumed: true, note: 'Which one?' }, 'pro'],
  [{ value: 'pro', note: 4 }, 'must be a text'],
  [{ assumed: true }, 'must be a short name'],
  [null, 'must be a short name'],
  [undefined, 'must be a short name'],
])('%j may be assumed', (written, meant) => {
  expect(read(assumable(id), written)).toBe(meant);
});

test.each([
  [{ id: 'pro' }, { id: 'pro' }],
  [{ id: 'pro', assumed: true, note: 'Which one?' }, { id: 'pro' }],
  [{ id: 'pro', assumed: false }, expect.any(String)],
  [{ id: 'pro', more: 1 }, expect.any(String)],
])('the entry %j may be assumed', (written, meant) => {
  expect(read(assumableEntry({ id }), written)).toEqual(meant);
});
