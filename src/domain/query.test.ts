import { expect, test } from 'vitest';
import { firstValue, listedValues } from './query.ts';

const read = (query: string) => new URLSearchParams(query);

test.each([
  ['plan=pro', 'pro'],
  ['plan=+pro%0A', 'pro'],
  ['plan=pro&plan=ultra', 'pro'],
  ['plan=&plan=pro', ''],
  ['plans=pro&plan[]=ultra', ''],
  ['', ''],
])('of %j the one value is %j', (query, value) => {
  expect(firstValue(read(query), 'plan')).toBe(value);
});

test.each([
  ['a[]=1&a[0]=2&a[12]=3&a=4', ['1', '2', '3', '4']],
  ['a[x]=1&a[x][0]=1&a[0]b=2&ab=3&a[=4&a[-1]=5&[a]=6', []],
  ['a[]=+1+&b[]=2', ['1']],
])('of %j the list holds %j', (query, values) => {
  expect(listedValues(read(query), 'a')).toEqual(values);
});
