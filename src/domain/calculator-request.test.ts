import { expect, test } from 'vitest';
import { fc } from '../testing/fast-check.ts';
import { calculatorChoices } from './calculator-choices.ts';
import { type KnownChoices, parseCalculatorQuery } from './calculator-request.ts';
import { productIds } from './price-book.ts';

const known: KnownChoices = {
  countries: ['DK', 'TX', 'US', 'other'],
  addons: ['backupsplus', 'prioritysupport'],
};

const parse = (query: string) => parseCalculatorQuery(new URLSearchParams(query), known, 'en');

const nothingGiven = {
  product: undefined,
  country: undefined,
  addons: [],
  extraWikis: '',
  extraStorageGb: '',
  billing: 'year',
};

test.each(['', 'lng=de', 'product=&country=', 'extrawikis=0'])(
  'the form is shown while neither product nor country is given: %j',
  (query) => {
    expect(parse(query)).toMatchObject({ kind: 'wizard', errors: {} });
  },
);

test('the form keeps what was given while one of the two is missing', () => {
  expect(parse('product=pro&addons[]=backupsplus&extrawikis=2')).toStrictEqual({
    kind: 'wizard',
    given: { ...nothingGiven, product: 'pro', addons: ['backupsplus'], extraWikis: '2' },
    errors: {},
    unknown: [],
  });
  expect(parse('country=dk&extrastorage=-1')).toStrictEqual({
    kind: 'wizard',
    given: { ...nothingGiven, country: 'DK', extraStorageGb: '-1' },
    errors: { extraStorageGb: 'tooSmall' },
    unknown: [],
  });
});

test.each([
  'product=invalid&country=DK',
  'product=pro&country=invalid',
  'product=foo',
  'product=pro&country=XX',
  'product=__proto__&country=DK',
  'product=pro&country=__proto__',
  'product=constructor&country=DK',
  `product=${'p'.repeat(100_000)}&country=DK`,
])('a product or country that is not on offer is refused: %.40s', (query) => {
  expect(parse(query)).toMatchObject({ kind: 'invalid' });
});

test('a refusal says which of the two it is for, and keeps everything else', () => {
  expect(parse('product=foo&country=dk&addons=backupsplus&extrawikis=-2')).toStrictEqual({
    kind: 'invalid',
    given: { ...nothingGiven, country: 'DK', addons: ['backupsplus'], extraWikis: '-2' },
    errors: { extraWikis: 'tooSmall' },
    unknown: ['product'],
  });
  expect(parse('product=invalid&country=invalid')).toMatchObject({
    unknown: ['country', 'product'],
  });
});

test.each(['for', 'sso', 'billing', 'tax'])(
  'a %s that is not on offer is refused, and what it may be is taken in any case',
  (name) => {
    const rest = 'product=pro&country=DK';
    for (const word of ['foo', 'yearly', '__proto__', '0']) {
      const request = parse(`${rest}&${name}=${word}`);
      expect(request).toMatchObject({
        kind: 'invalid',
        unknown: [name],
        given: { product: 'pro' },
      });
    }
    for (const word of ['', ...calculatorChoices[name as 'sso']]) {
      expect(parse(`${rest}&${name}=${word.toUpperCase()}`)).toMatchObject({ kind: 'selection' });
    }
  },
);

test('extras that are missing or empty are none', () => {
  const selection = {
    product: 'basics',
    country: 'other',
    addons: [],
    extraWikis: 0,
    extraStorageGb: 0,
  };
  expect(parse('product=basics&country=other')).toMatchObject({ kind: 'selection', selection });
  expect(parse('product=basics&country=other&addons=&extrawikis=&extrastorage=')).toMatchObject({
    kind: 'selection',
    selection,
  });
});

test('codes count in any case', () => {
  expect(parse('product=QuAnTuM&country=tx&addons[]=BACKUPSPLUS')).toMatchObject({
    kind: 'selection',
    selection: { product: 'quantum', country: 'TX', addons: ['backupsplus'] },
  });
});

test.each([
  ['addons[]=backupsplus', ['backupsplus']],
  ['addons[0]=backupsplus', ['backupsplus']],
  ['addons=backupsplus', ['backupsplus']],
  ['addons%5B%5D=prioritysupport&addons%5B1%5D=backupsplus', ['backupsplus', 'prioritysupport']],
  ['addons[]=backupsplus&addons[]=backupsplus&addons=backupsplus', ['backupsplus']],
  ['addons[]=extrawikis&addons[]=__proto__&addons[]=', []],
  ['addonsplus=backupsplus&addons[x]=backupsplus', []],
])('add-ons of %s', (query, addons) => {
  expect(parse(`product=pro&country=DK&${query}`)).toMatchObject({ selection: { addons } });
});

test('of a doubled parameter the first counts', () => {
  expect(parse('product=pro&product=ultra&country=DK&extrawikis=1&extrawikis=x')).toMatchObject({
    kind: 'selection',
    selection: { product: 'pro', extraWikis: 1 },
  });
});

test('quantities that cannot be computed with return the form, and nothing is lost', () => {
  expect(
    parse('product=pro&country=DK&addons[]=backupsplus&extrawikis=1.5&extrastorage=1000001'),
  ).toStrictEqual({
    kind: 'fields',
    given: {
      product: 'pro',
      country: 'DK',
      addons: ['backupsplus'],
      extraWikis: '1.5',
      extraStorageGb: '1000001',
      billing: 'year',
    },
    errors: { extraWikis: 'fractional', extraStorageGb: 'tooLarge' },
    unknown: [],
  });
});

test('the caps themselves are accepted', () => {
  expect(parse('product=pro&country=DK&extrawikis=10000&extrastorage=1000000')).toMatchObject({
    selection: { extraWikis: 10_000, extraStorageGb: 1_000_000 },
  });
});

test('whatever is sent, the outcome is one of the four and a selection is on offer', () => {
  const name = fc.oneof(
    fc.constantFrom('product', 'country', 'extrawikis', 'extrastorage', 'addons', 'addons[]'),
    fc.string({ unit: 'binary' }),
  );
  const value = fc.oneof(
    fc.constantFrom(...productIds, 'DK', 'tx', 'invalid', '__proto__', 'backupsplus', ''),
    fc.integer().map(String),
    fc.double().map(String),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value), { maxLength: 12 }), (query) => {
      const request = parseCalculatorQuery(query, known, 'en');
      expect(['wizard', 'invalid', 'fields', 'selection']).toContain(request.kind);
      if (request.kind !== 'selection') return;
      const { product, country, extraWikis, extraStorageGb } = request.selection;
      expect(productIds).toContain(product);
      expect(known.countries).toContain(country);
      for (const quantity of [extraWikis, extraStorageGb]) {
        expect(Number.isSafeInteger(quantity) && quantity >= 0).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});

test('quantities are read as the language writes them, and kept in digits that every language reads', () => {
  const query = new URLSearchParams({ product: 'pro', country: 'DK', extrastorage: '1.000' });
  expect(parseCalculatorQuery(query, known, 'de')).toMatchObject({
    kind: 'selection',
    given: { extraStorageGb: '1000' },
    selection: { extraStorageGb: 1000 },
  });
  expect(parseCalculatorQuery(query, known, 'en')).toMatchObject({
    kind: 'fields',
    given: { extraStorageGb: '1.000' },
    errors: { extraStorageGb: 'ambiguous' },
  });
});
