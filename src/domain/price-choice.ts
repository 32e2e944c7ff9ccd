import type { PriceContext } from './money.ts';
import type { TaxCountry } from './price-book.ts';
import { firstValue, type Query } from './query.ts';

/** A visitor's choice of country and tax for prices. */
export interface PriceChoice {
  /** Code of a place of the calculator's list, such as `DE`, `TX` or `other`. */
  readonly country: string;
  /** False for companies, which compare prices before tax. */
  readonly isTaxIncluded: boolean;
}

/** Names of the form's and the query's fields; both are required. */
export const priceFields = { country: 'country', tax: 'tax' } as const;

/** The cookie that keeps a choice, and for how long: a year. */
export const priceCookieName = 'prices';
export const priceCookieSeconds = 31_536_000;

/** The button of the form that makes the browser forget the choice. */
export const forgetPricesField = 'forget';

/** Values of the tax field. */
export const taxDisplays = ['incl', 'excl'] as const;

/**
 * Reads a choice from an address or a form.
 *
 * @param codes the places on offer; codes may be in any case
 * @returns undefined unless both fields hold something on offer
 */
export function readPriceChoice(query: Query, codes: readonly string[]): PriceChoice | undefined {
  const entries = [...query];
  return choiceOf(
    firstValue(entries, priceFields.country),
    firstValue(entries, priceFields.tax),
    codes,
  );
}

/**
 * Reads the choice that the cookie keeps. A browser may send several of one name, for other paths and
 * domains; the first one that can be used counts.
 *
 * @param cookies the `Cookie` header
 * @param codes the places on offer; a place that has gone since counts as no choice
 */
export function storedPriceChoice(
  cookies: string | undefined,
  codes: readonly string[],
): PriceChoice | undefined {
  for (const [, country = '', tax = ''] of cookies?.matchAll(cookiePattern) ?? []) {
    const choice = choiceOf(country, tax, codes);
    if (choice) return choice;
  }
  return undefined;
}

/** Tells quickly whether the `Cookie` header may keep a choice; of most visitors it does not. */
export function mayKeepPriceChoice(cookies: string | undefined): boolean {
  return cookies?.includes(`${priceCookieName}=`) ?? false;
}

const cookiePattern = new RegExp(`(?:^|;)\\s*${priceCookieName}=(\\w+)\\.(\\w+)`, 'g');

/** Writes a choice as the cookie keeps it: `DE.incl`. */
export function storablePriceChoice({ country, isTaxIncluded }: PriceChoice): string {
  return `${country}.${isTaxIncluded ? 'incl' : 'excl'}`;
}

/** Writes a choice as the query that asks for it, without a question mark. */
export function priceChoiceQuery({ country, isTaxIncluded }: PriceChoice): string {
  return `country=${country}&tax=${isTaxIncluded ? 'incl' : 'excl'}`;
}

/**
 * Derives currency and tax from a choice.
 *
 * @param countries of the price book of the day
 * @throws RangeError when the place is not among them
 */
export function priceContextOf(
  { country, isTaxIncluded }: PriceChoice,
  countries: readonly TaxCountry[],
): PriceContext {
  const place = countries.find(({ code }) => code === country);
  if (!place) throw new RangeError(`The price book has no country "${country}".`);
  const { currency, taxBasisPoints } = place;
  return { currency, taxBasisPoints: isTaxIncluded ? taxBasisPoints : 0 };
}

function choiceOf(country: string, tax: string, codes: readonly string[]): PriceChoice | undefined {
  const code = codes.find((known) => known.toLowerCase() === country.toLowerCase());
  const display = taxDisplays.find((known) => known === tax.toLowerCase());
  if (!code || !display) return undefined;
  return { country: code, isTaxIncluded: display === 'incl' };
}
