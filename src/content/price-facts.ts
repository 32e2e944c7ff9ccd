import { highestOf, lowestOf } from '../domain/money.ts';
import { formatCount, formatMoney, formatPercent, formatStorage } from '../i18n/format.ts';
import { businessPlans, personalUpTo } from './plans.ts';
import type { PricedPlan } from './priced-plan.ts';
import type { Prices } from './prices.ts';

const short = { isShort: true };

/** Names, prices and limits of every plan, by its id; see `facts` for what each has. */
export function planFacts(locale: string, { personal, business }: Prices) {
  return Object.fromEntries([
    ...personal.map((plan) => [plan.id, personalFacts(locale, plan)]),
    ...business.map((plan) => [plan.id, businessPlanFacts(locale, plan)]),
  ]);
}

function personalFacts(locale: string, plan: PricedPlan) {
  const [price] = plan.prices;
  return {
    name: plan.name,
    ...(price && {
      monthly: formatMoney(locale, price.monthly),
      annualPerMonth: formatMoney(locale, price.annualPerMonth),
      annualTotal: formatMoney(locale, price.annual),
    }),
    ...limitFacts(locale, plan),
  };
}

function businessPlanFacts(locale: string, plan: PricedPlan) {
  const smallest = plan.prices[0];
  const highest = highestOf(plan.prices.map((price) => price.annualPerMonth));
  const highestAnnualTotal = highestOf(plan.prices.map((price) => price.annual));
  if (!smallest || !highest || !highestAnnualTotal) return { name: plan.name };
  const discount = businessPlans.find(({ id }) => id === plan.id)?.extraWikiDiscountBasisPoints;
  return {
    name: plan.name,
    startingAt: formatMoney(locale, smallest.annualPerMonth, short),
    monthly: formatMoney(locale, smallest.monthly, short),
    annualTotal: formatMoney(locale, smallest.annual, short),
    highest: formatMoney(locale, highest, short),
    highestAnnualTotal: formatMoney(locale, highestAnnualTotal, short),
    extraWiki: formatMoney(locale, plan.extraWiki, short),
    extraWikiDiscount: formatPercent(locale, discount ?? 0),
    ...limitFacts(locale, plan),
  };
}

function limitFacts(locale: string, { includedWikis, storage }: PricedPlan) {
  return {
    ...(includedWikis !== 'unlimited' && { includedWikis: formatCount(locale, includedWikis) }),
    ...(storage !== 'unlimited' && { storage: formatStorage(locale, storage.gb) }),
  };
}

/**
 * Who the business plans are for, and what the cheapest one costs.
 *
 * @throws when every business plan is sold by quote
 */
export function businessFacts(locale: string, { business, businessAddons }: Prices) {
  const prices = business.flatMap((plan) => plan.prices);
  const startingAt = lowestOf(prices.map((price) => price.annualPerMonth));
  const annualTotal = lowestOf(prices.map((price) => price.annual));
  if (!startingAt || !annualTotal)
    throw new Error('content/plans.yaml: no business plan has a price.');
  return {
    startingAt: formatMoney(locale, startingAt, short),
    annualTotal: formatMoney(locale, annualTotal, short),
    addons: addonFacts(locale, { addons: businessAddons }),
    employeesFrom: formatCount(locale, personalUpTo + 1),
    employeesTo: formatCount(locale, Math.max(...prices.map((price) => price.employeesTo))),
    personalUpTo: formatCount(locale, personalUpTo),
  };
}

/** The price of each add-on per month, by its id. */
export function addonFacts(locale: string, { addons }: Pick<Prices, 'addons'>) {
  return Object.fromEntries(
    addons.map(({ id, monthly }) => [id, formatMoney(locale, monthly, short)]),
  );
}

/** The lowest price of a virtual private server, and of each service that has one. */
export function dedicatedFacts(
  locale: string,
  { dedicated: { tiers, caching, services } }: Prices,
) {
  const startingAt = lowestOf(tiers.map((tier) => tier.monthly)) ?? caching;
  return {
    startingAt: formatMoney(locale, startingAt),
    caching: formatMoney(locale, caching),
    services: Object.fromEntries(
      services.flatMap(({ id, lowest }) =>
        lowest ? [[id, formatMoney(locale, lowest.price, short)]] : [],
      ),
    ),
  };
}
