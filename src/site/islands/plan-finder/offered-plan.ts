import type { Money } from '../../../domain/money.ts';
import type { FinderPlan } from '../../../domain/plan-finder.ts';
import type { Currency } from '../../../domain/price-book.ts';

/** A plan that the finder can rank, and how one gets it. */
export interface OfferedPlan extends FinderPlan {
  readonly name: string;
  /** Its storage and wikis in words. */
  readonly holds: string | undefined;
  /** Where it is bought or asked for. */
  readonly href: string;
  /** Whether it has a cart and a row in the price calculator; the others are asked for. */
  readonly isPersonal: boolean;
  /** In which it is paid. */
  readonly currency: Currency;
  /** Whether another currency with the same sign is shown beside it. */
  readonly hasCode: boolean;
}

/** An amount in the currency of a plan. */
export function moneyOf({ currency, hasCode }: OfferedPlan, cents: number): Money {
  return { cents, currency, hasCode };
}

/** Where the finder leads besides the plans themselves. */
export interface FinderHrefs {
  enterprise: string;
  contact: string;
  dedicated: string;
  priceCalculator: string;
}
