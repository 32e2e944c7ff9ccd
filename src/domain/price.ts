import { monthOfYearCents } from './billing.ts';
import { taxOn } from './money.ts';
import { personalAnnualCents } from './plan-price.ts';
import {
  type Currency,
  countedAddonIds,
  includedAddonsOf,
  optionalAddonsOf,
  type PriceBook,
  type ProductId,
} from './price-book.ts';

/** A selection to be priced. */
export interface PriceSelection {
  readonly product: ProductId;
  readonly addons: readonly string[];
  /** Whole number, 0 or more. */
  readonly extraWikis: number;
  /** Whole number, 0 or more. */
  readonly extraStorageGb: number;
  /** Code of a country in the price book. */
  readonly country: string;
}

/** One line of a price: the product, or an add-on. Amounts are for the whole quantity, before tax. */
export interface PriceLine {
  readonly id: string;
  readonly quantity: number;
  readonly monthlyCents: number;
  readonly annualCents: number;
  /** Whether the product includes it at no charge. */
  readonly isIncluded: boolean;
}

/** A total in whole cents; gross is always net plus tax. */
export interface PriceTotal {
  readonly netCents: number;
  readonly taxCents: number;
  readonly grossCents: number;
}

export interface Price {
  readonly currency: Currency;
  /** Hundredths of a percent: 660 is 6.6 %. */
  readonly taxBasisPoints: number;
  /** The product first, then what is included or ordered. */
  readonly lines: readonly PriceLine[];
  readonly month: PriceTotal;
  readonly year: PriceTotal;
  /** Saving of yearly over monthly billing in a year, before and after tax. */
  readonly yearlySaving: { readonly netCents: number; readonly grossCents: number };
  /** Monthly price after tax when paid yearly. */
  readonly monthOfYearCents: number;
}

/**
 * Computes what a selection costs per month and per year (business rules: calculator pricing).
 *
 * Tax is taken once on each total, not on its lines, and rounded half up to a cent; a year after
 * tax is therefore not twelve times a month after tax.
 *
 * @param book prices and tax rates
 * @param selection what is wanted; quantities must be whole and not negative
 * @returns whole cents of the currency that the country pays in
 * @throws RangeError when the book does not know the country, or for a quantity that is no whole
 *   number or negative
 */
export function calculatePrice(book: PriceBook, selection: PriceSelection): Price {
  const country = book.countries.find(({ code }) => code === selection.country);
  if (!country) throw new RangeError(`The price book has no country "${selection.country}".`);
  const lines = [
    productLine(book, selection.product, country.currency),
    ...addonLines(book, selection, country.currency),
  ];
  return sumUp(lines, country, book.advertised);
}

/**
 * Sums lines up and takes the tax on each total.
 *
 * @param lines of one currency
 * @param place the currency, and the tax due there
 * @param advertised sums of a year that are advertised by the month
 */
export function sumUp(
  lines: readonly PriceLine[],
  { currency, taxBasisPoints }: Pick<Price, 'currency' | 'taxBasisPoints'>,
  advertised: PriceBook['advertised'] = [],
): Price {
  const month = taxed(sum(lines.map((line) => line.monthlyCents)), taxBasisPoints);
  const year = taxed(sum(lines.map((line) => line.annualCents)), taxBasisPoints);
  return {
    currency,
    taxBasisPoints,
    lines,
    month,
    year,
    yearlySaving: {
      netCents: 12 * month.netCents - year.netCents,
      grossCents: 12 * month.grossCents - year.grossCents,
    },
    monthOfYearCents: monthOfYearCents(year.grossCents, advertised),
  };
}

function productLine(book: PriceBook, id: ProductId, currency: Currency): PriceLine {
  const monthlyCents = book.productMonthlyCents[id][currency];
  const annualCents = personalAnnualCents(monthlyCents);
  return { id, quantity: 1, monthlyCents, annualCents, isIncluded: false };
}

function addonLines(book: PriceBook, selection: PriceSelection, currency: Currency): PriceLine[] {
  const included = includedAddonsOf(book, selection.product);
  const isIncluded = (id: string) => included.includes(id);
  const optional = optionalAddonsOf(book)
    .filter((id) => isIncluded(id) || selection.addons.includes(id))
    .map((id) =>
      isIncluded(id)
        ? { id, quantity: 1, monthlyCents: 0, annualCents: 0, isIncluded: true }
        : pricedAddon(book, id, 1, currency),
    );
  const quantities = { extrawikis: selection.extraWikis, extrastorage: selection.extraStorageGb };
  const counted = countedAddonIds
    .filter((id) => quantities[id] !== 0)
    .map((id) => pricedAddon(book, id, quantities[id], currency));
  return [...optional, ...counted];
}

function pricedAddon(book: PriceBook, id: string, quantity: number, currency: Currency): PriceLine {
  const cents = book.addonMonthlyCents[id];
  if (!cents) throw new RangeError(`The price book has no add-on "${id}".`);
  return addonLine(id, quantity, cents[currency]);
}

/**
 * Makes the line of an add-on, of which a year costs twelve months.
 *
 * @param eachCents per month, and per wiki or gigabyte where it is counted
 * @throws RangeError for a quantity that is no whole number or negative
 */
export function addonLine(id: string, quantity: number, eachCents: number): PriceLine {
  if (!Number.isSafeInteger(quantity) || quantity < 0) {
    throw new RangeError(`The quantity of ${id} must be a whole number, 0 or more.`);
  }
  const monthlyCents = quantity * eachCents;
  return { id, quantity, monthlyCents, annualCents: 12 * monthlyCents, isIncluded: false };
}

function taxed(netCents: number, taxBasisPoints: number): PriceTotal {
  const taxCents = taxOn(netCents, taxBasisPoints);
  return { netCents, taxCents, grossCents: netCents + taxCents };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
