import type { PriceContext } from '../domain/money.ts';
import { type FinderPlan, featureNeeds } from '../domain/plan-finder.ts';
import { featureRows } from './plans.ts';
import type { PricedPlan } from './priced-plan.ts';
import { pricesFor } from './prices.ts';

/** Add-ons are priced by the month, also for clients who pay their plan by the year. */
const monthsPerYear = 12;
const finderRows = new Set<string>([...featureNeeds, 'sso']);

/**
 * The plans that the finder can rank, in the order of the plan table. A plan that is sold by quote
 * has no price to rank by, so it is not among them.
 *
 * @param day as YYYY-MM-DD
 */
export function finderPlans(context: PriceContext, day: string): FinderPlan[] {
  const { taxBasisPoints } = context;
  // Tax is taken on each plan's sum, as the calculator does.
  return pricesFor({ ...context, taxBasisPoints: 0 }, day)
    .plans.filter(({ prices }) => prices.length > 0)
    .map((plan) => ({
      id: plan.id,
      features: featuresOf(plan),
      includedWikis: amountOf(plan.includedWikis),
      storageGb: amountOf(plan.storage === 'unlimited' ? plan.storage : plan.storage.gb),
      bands: plan.prices.map(({ employeesFrom, employeesTo, annual }) => ({
        employeesFrom,
        employeesTo,
        annualCents: annual.cents,
      })),
      extraWikiAnnualCents: monthsPerYear * plan.extraWiki.cents,
      extraStorageAnnualCentsPerGb: monthsPerYear * plan.extraStorage.cents,
      taxBasisPoints,
    }));
}

function featuresOf(plan: PricedPlan): FinderPlan['features'] {
  const rows = featureRows.filter(({ id }) => finderRows.has(id));
  return Object.fromEntries(
    rows.map(({ id, cells }) => [id, cells[plan.id]]),
  ) as FinderPlan['features'];
}

/** JSON knows no infinity, and the plans travel to the browser as JSON. */
function amountOf(limit: number | 'unlimited'): number {
  return limit === 'unlimited' ? Number.MAX_SAFE_INTEGER : limit;
}
