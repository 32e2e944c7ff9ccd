import type { CompanyBook } from '../../../domain/company-quote.ts';
import type { ComingRate } from '../../../domain/tax-rate.ts';
import type { PriceNames } from '../../price-line.ts';

/** A country or state with its tax. */
export interface TaxPlace {
  readonly code: string;
  readonly name: string;
  /** Hundredths of a percent. */
  readonly taxBasisPoints: number;
  /** The next rate, if it must be announced. */
  readonly coming?: ComingRate;
}

/** Everything that a quote is made of, in the language of the page. */
export interface CompanyOffers {
  readonly book: CompanyBook;
  /** Business plans and add-ons. */
  readonly names: PriceNames;
  /** Name of the plan that is sold by quote. */
  readonly enterprise: string;
  /** Add-ons that are either ordered or not. */
  readonly addons: readonly string[];
  readonly places: readonly TaxPlace[];
  /** Largest number of employees for personal plans, and for business plans with a list price. */
  readonly personalUpTo: number;
  readonly businessUpTo: number;
  /** The day of the estimate and of its prices, as YYYY-MM-DD. */
  readonly day: string;
  readonly pricesAsOf: string;
  /** Name and address of the provider, line by line. */
  readonly seller: readonly string[];
  /** The sentence that the whole site is a demonstration; empty when it is not. */
  readonly demonstration: string;
  /** The page's own URL, for print. */
  readonly address: string;
  readonly hrefs: {
    readonly business: string;
    readonly enterprise: string;
    readonly personal: string;
    readonly plans: string;
    readonly contact: string;
  };
}
