import { monthOfYearCents } from '../domain/billing.ts';
import { type Money, moneyIn, type PriceContext, shownAmount } from '../domain/money.ts';
import { bandAnnualCents, discountedCents, personalAnnualCents } from '../domain/plan-price.ts';
import type { Currency, PriceBook } from '../domain/price-book.ts';
import { type PlanOfDay, personalUpTo } from './plans.ts';

/** What a plan costs a client of a certain size. */
export interface PlanPrice {
  /** 0 is personal use. */
  employeesFrom: number;
  employeesTo: number;
  /** A month paid by the month. */
  monthly: Money;
  /** A year paid at once. */
  annual: Money;
  /** The month of a year paid at once, as it is advertised. */
  annualPerMonth: Money;
}

/** A plan of either kind, with all that it costs. */
export type PricedPlan<Of extends PlanOfDay = PlanOfDay> = Pick<Of, keyof PlanOfDay> & {
  /** One of a personal plan, one for each range of employees of a business plan, none by quote. */
  prices: readonly PlanPrice[];
  /** An extra wiki per month. */
  extraWiki: Money;
  /** An extra gigabyte per month. */
  extraStorage: Money;
};

/**
 * Prices a plan. Business plans have prices in US dollars only, whatever the context says.
 *
 * @param extras what an extra wiki and an extra gigabyte cost
 */
export function pricePlan<Of extends PlanOfDay>(
  plan: Of,
  { extrawikis, extrastorage }: PriceBook['addonMonthlyCents'],
  context: PriceContext,
): PricedPlan<Of> {
  const currency = plan.kind === 'personal' ? context.currency : 'USD';
  const discount = plan.kind === 'personal' ? 0 : plan.extraWikiDiscountBasisPoints;
  const shown = (netCents: number) => shownAmount(netCents, currency, context);
  return {
    ...plan,
    prices: netPrices(plan, currency).map(({ monthlyCents, annualCents, advertised, ...size }) => ({
      ...size,
      monthly: shown(monthlyCents),
      annual: shown(annualCents),
      annualPerMonth: moneyIn(
        context,
        monthOfYearCents(shown(annualCents).cents, [advertised]),
        currency,
      ),
    })),
    extraWiki: shown(discountedCents(extrawikis[currency], discount)),
    extraStorage: shown(extrastorage[currency]),
  };
}

function netPrices(plan: PlanOfDay, currency: Currency) {
  if (plan.kind === 'business') {
    return plan.bands.map((band) => ({
      employeesFrom: band.employeesFrom,
      employeesTo: band.employeesTo,
      monthlyCents: band.monthlyCents,
      annualCents: bandAnnualCents(band),
      advertised: {
        annualCents: bandAnnualCents(band),
        perMonthCents: band.annualPerMonthCents,
      },
    }));
  }
  return [
    {
      employeesFrom: 0,
      employeesTo: personalUpTo,
      monthlyCents: plan.monthlyCents[currency],
      annualCents: personalAnnualCents(plan.monthlyCents[currency]),
      advertised: {
        annualCents: personalAnnualCents(plan.monthlyCents.USD),
        perMonthCents: plan.annualPerMonthCents,
      },
    },
  ];
}
