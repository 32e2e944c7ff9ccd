import {
  bandAnnualCents,
  discountedCents,
  personalAnnualCents,
  startingAtCents,
} from '../domain/plan-price.ts';
import { formatCount, formatMoney, formatPercent, formatStorage } from '../i18n/format.ts';
import { content } from './content.ts';
import { type BusinessPlan, businessPlans, personalPlans, personalUpTo } from './plans.ts';
import { addonMonthlyCents } from './price-book.ts';

const short = { isShort: true };

/** Names, prices and limits of every plan, by its id; see `facts` for what each has. */
export function planFacts(locale: string) {
  return {
    ...Object.fromEntries(personalPlans.map((plan) => [plan.id, personalFacts(locale, plan)])),
    ...Object.fromEntries(businessPlans.map((plan) => [plan.id, businessPlanFacts(locale, plan)])),
  };
}

function personalFacts(locale: string, plan: (typeof personalPlans)[number]) {
  const { USD } = plan.monthlyCents;
  return {
    name: plan.name,
    monthly: formatMoney(locale, USD, 'USD'),
    annualPerMonth: formatMoney(locale, plan.annualPerMonthCents, 'USD'),
    annualTotal: formatMoney(locale, personalAnnualCents(USD), 'USD'),
    ...limitFacts(locale, plan),
  };
}

function businessPlanFacts(locale: string, plan: BusinessPlan) {
  const smallest = plan.bands[0];
  if (!smallest) return { name: plan.name };
  const largestCents = Math.max(...plan.bands.map((band) => band.annualPerMonthCents));
  const discount = plan.extraWikiDiscountBasisPoints;
  const extraWiki = addonMonthlyCents.extrawikis.USD;
  return {
    name: plan.name,
    startingAt: formatMoney(locale, smallest.annualPerMonthCents, 'USD', short),
    monthly: formatMoney(locale, smallest.monthlyCents, 'USD', short),
    annualTotal: formatMoney(locale, bandAnnualCents(smallest), 'USD', short),
    highest: formatMoney(locale, largestCents, 'USD', short),
    extraWiki: formatMoney(locale, discountedCents(extraWiki, discount), 'USD', short),
    extraWikiDiscount: formatPercent(locale, discount),
    ...limitFacts(locale, plan),
  };
}

function limitFacts(
  locale: string,
  { includedWikis, storage }: Pick<BusinessPlan, 'includedWikis' | 'storage'>,
) {
  return {
    ...(includedWikis !== 'unlimited' && { includedWikis: formatCount(locale, includedWikis) }),
    ...(storage !== 'unlimited' && { storage: formatStorage(locale, storage.gb) }),
  };
}

/** For whom the business plans are, and what the cheapest costs. */
export function businessFacts(locale: string) {
  const bands = businessPlans.flatMap((plan) => plan.bands);
  return {
    startingAt: formatMoney(locale, startingAtCents(bands) ?? 0, 'USD', short),
    employeesFrom: formatCount(locale, personalUpTo + 1),
    employeesTo: formatCount(locale, Math.max(...bands.map((band) => band.employeesTo))),
    personalUpTo: formatCount(locale, personalUpTo),
  };
}

/** The price of each add-on per month, by its id. */
export function addonFacts(locale: string) {
  return Object.fromEntries(
    content.addons.addons.map(({ id, monthlyCents }) => [
      id,
      formatMoney(locale, monthlyCents.USD, 'USD', short),
    ]),
  );
}

/** The lowest price of a virtual private server, and of each service that has one. */
export function dedicatedFacts(locale: string) {
  const { tiers, services, cachingMonthlyCents } = content.dedicated;
  const lowestCents = Math.min(...tiers.map((tier) => tier.monthlyCents));
  return {
    startingAt: formatMoney(locale, lowestCents, 'USD'),
    caching: formatMoney(locale, cachingMonthlyCents, 'USD'),
    services: Object.fromEntries(
      services.flatMap(({ id, lowest }) =>
        lowest ? [[id, formatMoney(locale, lowest.cents, 'USD', short)]] : [],
      ),
    ),
  };
}
