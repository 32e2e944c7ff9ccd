import { expect, test } from 'vitest';
import { parseWeightedList } from './weighted-list.ts';

const read = (header: string) =>
  parseWeightedList(header)
    .map(({ value, quality }) => `${value} ${quality}`)
    .join(', ');
/** A list that is too long for the cache, so it is parsed each time. */
const long = (header: string) => `${header}${' '.repeat(300)}`;

test('of a list without end only the beginning is read', () => {
  const items = parseWeightedList(Array.from({ length: 50_000 }, (_, index) => `a${index}`).join());
  expect(items).toHaveLength(100);
  expect(items[0]).toEqual({ value: 'a0', quality: 1 });
});

test.each([
  ['', ''],
  [' , ,', ''],
  ['De-AT', 'de-at 1'],
  ['a;q=0.3, b ; Q=0.75,c', 'c 1, b 0.75, a 0.3'],
  ['a, b;q=1, c;q=1., d;q=1.0, e;q=1.000', 'a 1, b 1, c 1, d 1, e 1'],
  ['a;q=0, b;q=0., c;q=0.001', 'c 0.001, a 0, b 0'],
  ['a;level=1;q=0.5', 'a 0.5'],
  ['a;eq=0.5', 'a 1'],
  ['a;q=, b;q=x, c;q=2, d;q=-1, e;q=.5, f;q=0.1234, g;q=1.0000, h;q=1.1, i;q=00, j;q=0.x', ''],
  ['a;q =0.5, b;q= 0.5', ''],
])('"%s" is read as "%s"', (header, items) => {
  expect(read(long(header))).toBe(items);
  expect(read(header)).toBe(items);
});

test('what was read is kept, until 500 other lists have been read', () => {
  const first = parseWeightedList('kept');
  expect(parseWeightedList('kept')).toBe(first);
  expect(parseWeightedList(long('kept'))).not.toBe(parseWeightedList(long('kept')));
  for (let index = 0; index < 500; index += 1) parseWeightedList(`other-${index}`);
  expect(parseWeightedList('kept')).not.toBe(first);
});
