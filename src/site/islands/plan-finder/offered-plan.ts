import type { Money } from '../../../domain/money.ts';
import type { FinderPlan } from '../../../domain/plan-finder.ts';
import type { Currency } from '../../../domain/price-book.ts';

/** A plan that the finder ranks, with the link to get it. */
export interface OfferedPlan extends FinderPlan {
  readonly name: string;
  /** Its limits of storage and wikis in words. */
  readonly holds: string | undefined;
  /** Link to order it or ask for it. */
  readonly href: string;
  /** Whether it has a cart and a row in the price calculator; others are sold on request. */
  readonly isPersonal: boolean;
  /** Currency of its price. */
  readonly currency: Currency;
  /** Whether amounts show the currency code, because another currency shares the sign. */
  readonly hasCode: boolean;
}

/** An amount in the currency of a plan. */
export function moneyOf({ currency, hasCode }: OfferedPlan, cents: number): Money {
  return { cents, currency, hasCode };
}

/** Links of the finder other than those of plans. */
export interface FinderHrefs {
  enterprise: string;
  contact: string;
  dedicated: string;
  priceCalculator: string;
}
