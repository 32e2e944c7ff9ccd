import type { AdvertisedYear } from './billing.ts';

/** ISO 4217 codes of the currencies the provider bills or quotes in. */
export const currencies = ['USD', 'EUR', 'GBP', 'CAD'] as const;
export type Currency = (typeof currencies)[number];

/** The plans a visitor can compute a price for, smallest first. */
export const productIds = ['basics', 'pro', 'quantum', 'ultra'] as const;
export type ProductId = (typeof productIds)[number];

/** Add-ons that are ordered by number: wikis, or gigabytes. All others are either ordered or not. */
export const countedAddonIds = ['extrawikis', 'extrastorage'] as const;
export type CountedAddonId = (typeof countedAddonIds)[number];

/** An amount in whole cents for every currency. */
export type CentsByCurrency = Readonly<Record<Currency, number>>;

/** A place of the calculator's country select: which currency it pays in, and the tax due there. */
export interface TaxCountry {
  /** ISO 3166-1 alpha-2 code, or one of the provider's own entries such as `TX` and `other`. */
  readonly code: string;
  readonly currency: Currency;
  /** Hundredths of a percent: 660 is 6.6 %. */
  readonly taxBasisPoints: number;
}

/** Every price and rate the calculation needs, before tax, per month. */
export interface PriceBook {
  readonly productMonthlyCents: Readonly<Record<ProductId, CentsByCurrency>>;
  /** Per month, and per wiki or per gigabyte for the counted ones. */
  readonly addonMonthlyCents: Readonly<
    Record<CountedAddonId, CentsByCurrency> & Record<string, CentsByCurrency>
  >;
  /** The products that come with an add-on at no charge. */
  readonly includedIn: Readonly<Record<string, readonly ProductId[]>>;
  readonly countries: readonly TaxCountry[];
  /** What personal plans are advertised at, in US dollars before tax. */
  readonly advertised: readonly AdvertisedYear[];
}

/** The add-ons that a product comes with at no charge. */
export function includedAddonsOf(
  { includedIn }: Pick<PriceBook, 'includedIn'>,
  product: ProductId,
): string[] {
  return Object.keys(includedIn).filter((id) => includedIn[id]?.includes(product));
}

/** The add-ons that are either ordered or not, in the order of the book: the calculator's check boxes. */
export function optionalAddonsOf({
  addonMonthlyCents,
}: Pick<PriceBook, 'addonMonthlyCents'>): string[] {
  const counted: readonly string[] = countedAddonIds;
  return Object.keys(addonMonthlyCents).filter((id) => !counted.includes(id));
}
