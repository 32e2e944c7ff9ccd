import type { PriceSelection } from '../price.ts';
import type { CentsByCurrency, PriceBook } from '../price-book.ts';

const inEverySign = (cents: number, CAD: number): CentsByCurrency => ({
  USD: cents,
  EUR: cents,
  GBP: cents,
  CAD,
});

/** The prices and rates that the cases below were worked out by hand with; content/ may differ. */
export const workedBook: PriceBook = {
  productMonthlyCents: {
    basics: inEverySign(1199, 1599),
    pro: inEverySign(1799, 2299),
    quantum: inEverySign(2999, 3099),
    ultra: inEverySign(4799, 5039),
  },
  addonMonthlyCents: {
    backupsplus: inEverySign(500, 750),
    prioritysupport: inEverySign(399, 599),
    extrawikis: inEverySign(500, 700),
    extrastorage: inEverySign(10, 14),
  },
  advertised: [{ annualCents: 11_999, perMonthCents: 999 }],
  includedIn: { backupsplus: [], prioritysupport: ['quantum', 'ultra'] },
  countries: [
    { code: 'CA', currency: 'CAD', taxBasisPoints: 0 },
    { code: 'DE', currency: 'EUR', taxBasisPoints: 1900 },
    { code: 'DK', currency: 'EUR', taxBasisPoints: 2500 },
    { code: 'FR', currency: 'EUR', taxBasisPoints: 2000 },
    { code: 'GB', currency: 'GBP', taxBasisPoints: 0 },
    { code: 'SE', currency: 'EUR', taxBasisPoints: 2500 },
    { code: 'TX', currency: 'USD', taxBasisPoints: 660 },
    { code: 'US', currency: 'USD', taxBasisPoints: 0 },
    { code: 'other', currency: 'USD', taxBasisPoints: 0 },
  ],
};

const bare = { addons: [], extraWikis: 0, extraStorageGb: 0 } as const;

/** Selections with their price: month and year before tax, then month and year after tax. */
export const workedCases: [string, PriceSelection, [string, string, string, string]][] = [
  [
    'Pro with Priority Support, 2 wikis and 10 GB in Denmark',
    {
      product: 'pro',
      country: 'DK',
      addons: ['prioritysupport'],
      extraWikis: 2,
      extraStorageGb: 10,
    },
    ['32.98', '359.87', '41.23', '449.84'],
  ],
  [
    'Pro with Backups Plus, 2 wikis and 10 GB in Germany',
    { product: 'pro', country: 'DE', addons: ['backupsplus'], extraWikis: 2, extraStorageGb: 10 },
    ['33.99', '371.99', '40.45', '442.67'],
  ],
  [
    'Quantum with Priority Support in Sweden',
    { ...bare, product: 'quantum', country: 'SE', addons: ['prioritysupport'] },
    ['29.99', '299.99', '37.49', '374.99'],
  ],
  [
    'Ultra in Texas',
    { ...bare, product: 'ultra', country: 'TX' },
    ['47.99', '479.99', '51.16', '511.67'],
  ],
  [
    'Basics with both add-ons, 1 wiki and 3 GB in Canada',
    {
      product: 'basics',
      country: 'CA',
      addons: ['backupsplus', 'prioritysupport'],
      extraWikis: 1,
      extraStorageGb: 3,
    },
    ['36.90', '410.91', '36.90', '410.91'],
  ],
  [
    'Quantum with both add-ons in Canada',
    { ...bare, product: 'quantum', country: 'CA', addons: ['backupsplus', 'prioritysupport'] },
    ['38.49', '399.99', '38.49', '399.99'],
  ],
];
