import { type FinderPlan, featureNeeds } from '../domain/plan-finder.ts';
import { bandAnnualCents, discountedCents, personalAnnualCents } from '../domain/plan-price.ts';
import {
  type BusinessPlan,
  businessPlans,
  featureRows,
  type PersonalPlan,
  personalPlans,
  personalUpTo,
} from './plans.ts';
import { addonMonthlyCents } from './price-book.ts';

type Plan = PersonalPlan | BusinessPlan;

/** Add-ons are priced by the month, also for clients who pay their plan by the year. */
const monthsPerYear = 12;
const finderRows = new Set<string>([...featureNeeds, 'sso']);
const { extrawikis, extrastorage } = addonMonthlyCents;

/**
 * The plans that the finder can rank, in US dollars and in the order of the plan table. A plan
 * without bands is sold by quote and has no price to rank by, so it is not among them.
 */
export const finderPlans: readonly FinderPlan[] = [...personalPlans, ...businessPlans]
  .filter((plan) => !('bands' in plan) || plan.bands.length > 0)
  .map((plan) => ({
    id: plan.id,
    features: featuresOf(plan),
    includedWikis: amountOf(plan.includedWikis),
    storageGb: amountOf(plan.storage === 'unlimited' ? plan.storage : plan.storage.gb),
    bands: bandsOf(plan),
    extraWikiAnnualCents:
      monthsPerYear *
      discountedCents(extrawikis.USD, 'bands' in plan ? plan.extraWikiDiscountBasisPoints : 0),
    extraStorageAnnualCentsPerGb: monthsPerYear * extrastorage.USD,
  }));

function featuresOf(plan: Plan): FinderPlan['features'] {
  const rows = featureRows.filter(({ id }) => finderRows.has(id));
  return Object.fromEntries(
    rows.map(({ id, cells }) => [id, cells[plan.id]]),
  ) as FinderPlan['features'];
}

/** JSON knows no infinity, and the plans travel to the browser as JSON. */
function amountOf(limit: number | 'unlimited'): number {
  return limit === 'unlimited' ? Number.MAX_SAFE_INTEGER : limit;
}

function bandsOf(plan: Plan): FinderPlan['bands'] {
  if (!('bands' in plan)) {
    const annualCents = personalAnnualCents(plan.monthlyCents.USD);
    return [{ employeesFrom: 0, employeesTo: personalUpTo, annualCents }];
  }
  return plan.bands.map((band) => ({
    employeesFrom: band.employeesFrom,
    employeesTo: band.employeesTo,
    annualCents: bandAnnualCents(band),
  }));
}
