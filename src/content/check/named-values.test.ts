import { expect, test } from 'vitest';
import { namedValues } from './named-values.ts';

const all = (value: unknown) => [...namedValues(value)];

test('a value has the name of the entry that it belongs to', () => {
  const file = {
    updatedOn: '2026-11-20',
    personal: [
      { id: 'pro', price: { USD: 1, EUR: 2 }, wikis: { value: 3, assumed: true } },
      { code: 'AT', isBilled: false },
    ],
  };
  expect(all(file)).toStrictEqual([
    { name: 'updatedOn', path: ['updatedOn'], value: '2026-11-20', owner: '', startsOn: undefined },
    {
      name: 'id of pro',
      path: ['personal', 0, 'id'],
      value: 'pro',
      owner: 'pro',
      startsOn: undefined,
    },
    ...(['USD', 'EUR'] as const).map((currency, index) => ({
      name: `price, ${currency} of pro`,
      path: ['personal', 0, 'price', currency],
      value: index + 1,
      owner: 'pro',
      startsOn: undefined,
    })),
    {
      name: 'wikis of pro',
      path: ['personal', 0, 'wikis', 'value'],
      value: 3,
      owner: 'pro',
      startsOn: undefined,
    },
    {
      name: 'wikis, assumed of pro',
      path: ['personal', 0, 'wikis', 'assumed'],
      value: true,
      owner: 'pro',
      startsOn: undefined,
    },
    {
      name: 'code of AT',
      path: ['personal', 1, 'code'],
      value: 'AT',
      owner: 'AT',
      startsOn: undefined,
    },
    {
      name: 'isBilled of AT',
      path: ['personal', 1, 'isBilled'],
      value: false,
      owner: 'AT',
      startsOn: undefined,
    },
  ]);
});

test.each([
  [{ key: 'Poem', size: 1 }, 'Poem'],
  [{ validFrom: '2031-01-01', size: 1 }, '2031-01-01'],
  [{ employeesFrom: 6, size: 1 }, '6'],
  [{ memoryGb: 8, size: 1 }, '8'],
  [{ size: 1 }, '0'],
  [{ id: 'a', code: 'b', key: 'c', size: 1 }, 'a'],
])('%j in a list is called %s', (entry, name) => {
  expect(all([entry]).at(-1)).toMatchObject({ name: `size of ${name}`, owner: name });
});

test('an entry of a list may be a word, a number or nothing', () => {
  const found = all({ list: ['moss', 7, null], none: null, missing: undefined });
  expect(found.map(({ name, value, path }) => [name, value, path])).toEqual([
    [' of moss', 'moss', ['list', 0]],
    [' of 1', 7, ['list', 1]],
  ]);
  expect(all(undefined)).toEqual([]);
});

test('what a list within a list holds belongs to both entries, and starts with the inner one', () => {
  const prices = [{ validFrom: '2031-01-01', monthly: 89 }];
  const file = [{ id: 'pro', validFrom: '2030-01-01', bands: [{ employeesFrom: 6, prices }] }];
  expect(
    all(file)
      .slice(1)
      .map(({ path: _, value: __, ...rest }) => rest),
  ).toEqual([
    { name: 'validFrom of pro', owner: 'pro', startsOn: '2030-01-01' },
    { name: 'employeesFrom of 6, pro', owner: 'pro', startsOn: '2030-01-01' },
    { name: 'validFrom of 2031-01-01, 6, pro', owner: 'pro', startsOn: '2031-01-01' },
    { name: 'monthly of 2031-01-01, 6, pro', owner: 'pro', startsOn: '2031-01-01' },
  ]);
});
