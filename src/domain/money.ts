import type { Currency } from './price-book.ts';

/** An amount of money in whole cents (hundredths) of its currency. */
export interface Money {
  readonly cents: number;
  readonly currency: Currency;
  /** Whether its currency code must be shown, because another currency with the same sign is beside it. */
  readonly hasCode?: boolean;
}

/** The currency in which prices are shown, and the tax in them. */
export interface PriceContext {
  /**
   * For everything that has prices in several currencies; the rest is in US dollars for everybody.
   */
  readonly currency: Currency;
  /** Tax that is in every amount, in hundredths of a percent; with 0, amounts are before tax. */
  readonly taxBasisPoints: number;
}

/** US dollars before tax: the default for visitors without a choice. */
export const listContext: PriceContext = { currency: 'USD', taxBasisPoints: 0 };

/**
 * Computes the tax on a net amount, rounded half up to a cent.
 *
 * @param netCents whole cents
 * @param taxBasisPoints hundredths of a percent: 660 is 6.6 %
 */
export function taxOn(netCents: number, taxBasisPoints: number): number {
  // Integers throughout: cents times basis points is far below 2⁵³ for any order a form accepts.
  return Math.floor((netCents * taxBasisPoints + 5_000) / 10_000);
}

/** Makes the amount to show from a net amount, with the tax that the context asks for. */
export function shownAmount(netCents: number, currency: Currency, context: PriceContext): Money {
  const cents = netCents + taxOn(netCents, context.taxBasisPoints);
  return moneyIn(context, cents, currency);
}

/** With Canadian dollars the code is shown, because US dollars with the same sign are beside them. */
export function moneyIn(context: PriceContext, cents: number, currency: Currency): Money {
  return { cents, currency, ...(context.currency === 'CAD' && { hasCode: true }) };
}

/** The lowest of some amounts of one currency; undefined when there are none. */
export function lowestOf(amounts: readonly Money[]): Money | undefined {
  return amounts.toSorted((one, other) => one.cents - other.cents)[0];
}

/** The highest of some amounts of one currency; undefined when there are none. */
export function highestOf(amounts: readonly Money[]): Money | undefined {
  return amounts.toSorted((one, other) => other.cents - one.cents)[0];
}
