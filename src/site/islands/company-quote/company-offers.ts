import type { CompanyBook } from '../../../domain/company-quote.ts';
import type { ComingRate } from '../../../domain/tax-rate.ts';
import type { PriceNames } from '../../price-line.ts';

/** A place where tax is paid. */
export interface TaxPlace {
  readonly code: string;
  readonly name: string;
  /** Hundredths of a percent. */
  readonly taxBasisPoints: number;
  /** The next rate, where it has to be announced. */
  readonly coming?: ComingRate;
}

/** What a company can be offered, in the language of the page. */
export interface CompanyOffers {
  readonly book: CompanyBook;
  /** Business plans and add-ons. */
  readonly names: PriceNames;
  /** The plan that is sold by quote. */
  readonly enterprise: string;
  /** Add-ons that are either ordered or not. */
  readonly addons: readonly string[];
  readonly places: readonly TaxPlace[];
  /** The most employees that personal plans are sold to, and that business plans have a price for. */
  readonly personalUpTo: number;
  readonly businessUpTo: number;
  /** As YYYY-MM-DD: the day of the estimate, and that of its prices. */
  readonly day: string;
  readonly pricesAsOf: string;
  /** Name and address of the provider, line by line. */
  readonly seller: readonly string[];
  /** That the whole site is a demonstration; empty when it is none. */
  readonly demonstration: string;
  /** The page's own web address, for paper. */
  readonly address: string;
  readonly hrefs: {
    readonly business: string;
    readonly enterprise: string;
    readonly personal: string;
    readonly plans: string;
    readonly contact: string;
  };
}
