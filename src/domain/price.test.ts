import { expect, test } from 'vitest';
import { calculatePrice, type PriceSelection } from './price.ts';
import type { CentsByCurrency, PriceBook } from './price-book.ts';

const everywhere = (cents: number): CentsByCurrency => ({
  USD: cents,
  EUR: cents,
  GBP: cents,
  CAD: cents * 2,
});

const book: PriceBook = {
  productMonthlyCents: {
    basics: everywhere(1000),
    pro: everywhere(1798),
    quantum: everywhere(3000),
    ultra: everywhere(5000),
  },
  addonMonthlyCents: {
    backupsplus: everywhere(500),
    prioritysupport: everywhere(400),
    extrawikis: everywhere(300),
    extrastorage: everywhere(10),
  },
  advertised: [],
  includedIn: { backupsplus: [], prioritysupport: ['quantum', 'ultra'] },
  countries: [
    { code: 'quarter', currency: 'EUR', taxBasisPoints: 2500 },
    { code: 'none', currency: 'CAD', taxBasisPoints: 0 },
  ],
};

const bare: PriceSelection = {
  product: 'basics',
  addons: [],
  extraWikis: 0,
  extraStorageGb: 0,
  country: 'quarter',
};

test('a selection lists the product first, then what is ordered, with quantities', () => {
  const { lines } = calculatePrice(book, {
    ...bare,
    addons: ['backupsplus'],
    extraWikis: 2,
    extraStorageGb: 7,
  });
  expect(lines).toStrictEqual([
    { id: 'basics', quantity: 1, monthlyCents: 1000, annualCents: 10_009, isIncluded: false },
    { id: 'backupsplus', quantity: 1, monthlyCents: 500, annualCents: 6000, isIncluded: false },
    { id: 'extrawikis', quantity: 2, monthlyCents: 600, annualCents: 7200, isIncluded: false },
    { id: 'extrastorage', quantity: 7, monthlyCents: 70, annualCents: 840, isIncluded: false },
  ]);
});

test.each([[['prioritysupport']], [[]]] as const)(
  'priority support is included with quantum, ticked or not (%j)',
  (addons) => {
    const price = calculatePrice(book, { ...bare, product: 'quantum', addons });
    expect(price.lines[1]).toStrictEqual({
      id: 'prioritysupport',
      quantity: 1,
      monthlyCents: 0,
      annualCents: 0,
      isIncluded: true,
    });
    expect(price.month.netCents).toBe(3000);
  },
);

test('half a cent of tax is rounded up, once, on the total', () => {
  const { month } = calculatePrice(book, { ...bare, product: 'pro' });
  expect(month).toStrictEqual({ netCents: 1798, taxCents: 450, grossCents: 2248 });
});

test('the country decides on the currency and on the tax', () => {
  const price = calculatePrice(book, { ...bare, country: 'none' });
  expect(price).toMatchObject({
    currency: 'CAD',
    taxBasisPoints: 0,
    month: { netCents: 2000, taxCents: 0, grossCents: 2000 },
  });
});

test('the saving of a yearly payment is given before and after tax', () => {
  const { month, year, yearlySaving } = calculatePrice(book, bare);
  expect(month.grossCents).toBe(1250);
  expect(year.grossCents).toBe(12_511);
  expect(yearlySaving).toStrictEqual({ netCents: 1991, grossCents: 2489 });
});

test.each([
  { ...bare, country: '__proto__' },
  { ...bare, extraWikis: -1 },
  { ...bare, extraStorageGb: 1.5 },
  { ...bare, extraWikis: Number.NaN },
])('a selection that cannot be computed is refused: %j', (selection) => {
  expect(() => calculatePrice(book, selection)).toThrow(RangeError);
});

test('a country without a rate is named in the refusal', () => {
  expect(() => calculatePrice(book, { ...bare, country: 'FR' })).toThrow('"FR"');
});

test('an add-on without a price is named in the refusal', () => {
  const { extrawikis: _, ...left } = book.addonMonthlyCents;
  const offer = { ...book, addonMonthlyCents: left } as PriceBook;
  expect(() => calculatePrice(offer, { ...bare, extraWikis: 1 })).toThrow('"extrawikis"');
});

test('an add-on that is not on offer is not charged, and one more is', () => {
  const { backupsplus: _, ...left } = book.addonMonthlyCents;
  const offer: PriceBook = {
    ...book,
    addonMonthlyCents: { ...left, translations: everywhere(900) } as PriceBook['addonMonthlyCents'],
  };
  const { lines } = calculatePrice(offer, { ...bare, addons: ['backupsplus', 'translations'] });
  expect(lines.map(({ id, monthlyCents }) => [id, monthlyCents])).toEqual([
    ['basics', 1000],
    ['translations', 900],
  ]);
});
