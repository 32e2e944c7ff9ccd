import { expect, test } from 'vitest';
import type { PriceBook } from './price-book.ts';
import { estimateEach, estimatePrice } from './price-estimate.ts';

const everywhere = (cents: number) => ({ USD: cents, EUR: cents, GBP: cents, CAD: cents });

const book: PriceBook = {
  productMonthlyCents: {
    basics: everywhere(1000),
    pro: everywhere(2000),
    quantum: everywhere(3000),
    ultra: everywhere(4000),
  },
  addonMonthlyCents: {
    backupsplus: everywhere(500),
    prioritysupport: everywhere(400),
    extrawikis: everywhere(300),
    extrastorage: everywhere(10),
  },
  advertised: [],
  includedIn: { backupsplus: [], prioritysupport: [] },
  countries: [
    { code: 'DE', currency: 'EUR', taxBasisPoints: 1900 },
    { code: 'other', currency: 'USD', taxBasisPoints: 0 },
  ],
};

const given = {
  product: 'pro',
  country: 'DE',
  addons: ['backupsplus'],
  extraWikis: '2',
  extraStorageGb: '',
  billing: 'year',
} as const;

test('is the price of the choices made', () => {
  expect(estimatePrice(book, given, 'en')?.month).toStrictEqual({
    netCents: 3100,
    taxCents: 589,
    grossCents: 3689,
  });
});

test('is in US dollars and without tax while no country is chosen', () => {
  expect(estimatePrice(book, { ...given, country: undefined }, 'en')).toMatchObject({
    currency: 'USD',
    month: { netCents: 3100, taxCents: 0 },
  });
});

test('is none for a number that another language would write', () => {
  const typed = { ...given, extraStorageGb: '1,000' };
  expect(estimatePrice(book, typed, 'de')).toBeUndefined();
  expect(estimatePrice(book, typed, 'en')).toBeDefined();
});

test.each([{ product: undefined }, { extraWikis: '-1' }, { extraStorageGb: 'many' }])(
  'there is none for %j',
  (fields) => {
    expect(estimatePrice(book, { ...given, ...fields }, 'en')).toBeUndefined();
  },
);

test('says what each plan and add-on costs by itself, with the tax of the country', () => {
  const { currency, plans, addonCents } = estimateEach(book, 'DE');
  expect(currency).toBe('EUR');
  expect(plans.basics).toEqual({ monthCents: 1190, yearCents: 11_911, monthOfYearCents: 993 });
  expect(addonCents).toEqual({
    backupsplus: 595,
    prioritysupport: 476,
    extrawikis: 357,
    extrastorage: 12,
  });
});

test('says it in US dollars before tax while no country is chosen', () => {
  const { currency, plans, addonCents } = estimateEach(book, undefined);
  expect(currency).toBe('USD');
  expect(plans.ultra).toEqual({ monthCents: 4000, yearCents: 40_009, monthOfYearCents: 3334 });
  expect(addonCents).toMatchObject({ backupsplus: 500, extrawikis: 300 });
});
