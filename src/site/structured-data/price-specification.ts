import type { UnitPriceSpecification } from 'schema-dts';
import type { Money } from '../../domain/money.ts';

/** Billing periods as ISO 8601 durations. */
type BillingDuration = 'P1M' | 'P1Y';

/** Further conditions of a price. */
type PriceDetails = Pick<
  UnitPriceSpecification,
  'eligibleQuantity' | 'referenceQuantity' | 'unitCode' | 'unitText'
>;

/** An amount before tax. */
export function exactly(
  amount: Money,
  billingDuration?: BillingDuration,
  details: PriceDetails = {},
): UnitPriceSpecification {
  return { ...common(amount, billingDuration), price: decimal(amount), ...details };
}

/** A minimum price before tax. */
export function atLeast(
  amount: Money,
  billingDuration?: BillingDuration,
  details: PriceDetails = {},
): UnitPriceSpecification {
  return { ...common(amount, billingDuration), minPrice: decimal(amount), ...details };
}

function common({ currency }: Money, billingDuration?: BillingDuration): UnitPriceSpecification {
  return {
    '@type': 'UnitPriceSpecification',
    priceCurrency: currency,
    valueAddedTaxIncluded: false,
    ...(billingDuration && { billingDuration }),
  };
}

function decimal({ cents }: Money): number {
  return cents / 100;
}
