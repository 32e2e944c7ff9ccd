import { listContext, type PriceContext, shownAmount } from '../domain/money.ts';
import type { CentsByCurrency } from '../domain/price-book.ts';
import { addonMonthlyCentsOn, addonsOn } from './addons.ts';
import { dedicatedOn } from './dedicated.ts';
import { plansOn } from './plans.ts';
import { pricePlan } from './priced-plan.ts';

/** Every price that a page can show. */
export type Prices = ReturnType<typeof pricesFor>;

/**
 * Computes every price that a page can show. Here, and nowhere else, the provider's prices become
 * those that a visitor sees: in tables, in sentences and in islands.
 *
 * @param day as YYYY-MM-DD: prices start on days
 * @returns amounts by what they are for, in the order of the tables; dedicated servers and business
 *   plans have prices in US dollars only
 */
export function pricesFor(context: PriceContext, day: string) {
  const own = (cents: CentsByCurrency) =>
    shownAmount(cents[context.currency], context.currency, context);
  const dollars = (cents: number) => shownAmount(cents, 'USD', context);
  const { tiers, cachingMonthlyCents, services } = dedicatedOn(day);
  const plans = plansOn(day);
  const addons = addonsOn(day);
  const extras = addonMonthlyCentsOn(day);
  const personal = plans.personal.map((plan) => pricePlan(plan, extras, context));
  const business = plans.business.map((plan) => pricePlan(plan, extras, context));
  return {
    personal,
    business,
    plans: [...personal, ...business],
    /** Of a business plan, which is paid in US dollars. */
    businessAddons: addons.map(({ monthlyCents, ...addon }) => ({
      ...addon,
      monthly: dollars(monthlyCents.USD),
    })),
    /** Of a personal plan: per month, and per wiki or gigabyte where an add-on is counted. */
    addons: addons.map(({ monthlyCents, ...addon }) => ({
      ...addon,
      monthly: own(monthlyCents),
    })),
    dedicated: {
      tiers: tiers.map(({ monthlyCents, ...tier }) => ({
        ...tier,
        monthly: dollars(monthlyCents),
      })),
      caching: dollars(cachingMonthlyCents),
      services: services.map(({ id, lowest }) => ({
        id,
        lowest: lowest && { price: dollars(lowest.cents), per: lowest.per },
      })),
    },
  };
}

/** List prices: for visitors without a choice, and for search engines. */
export function listPricesOn(day: string): Prices {
  return pricesFor(listContext, day);
}
