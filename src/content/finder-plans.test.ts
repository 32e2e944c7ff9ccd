import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { listContext } from '../domain/money.ts';
import {
  featureNeeds,
  findPlans,
  type PlanNeed,
  type PlanNeeds,
  ssoNeeds,
} from '../domain/plan-finder.ts';
import { finderPlans } from './finder-plans.ts';

interface RawPlan {
  id: string;
  monthlyPrice?: { USD: number };
  bands?: { employeesFrom: number; employeesTo: number; annualPerMonth: number }[];
  includedWikis: number | { value: number };
  extraWikiDiscountPercent?: number;
  storage: { gb: number };
}

function read(file: string) {
  return parse(readFileSync(new URL(`../../content/${file}.yaml`, import.meta.url), 'utf8'));
}

const table = read('plan-features');
const shop: { personal: RawPlan[]; business: RawPlan[] } = read('plans');
const { addons }: { addons: { id: string; price: { USD: number } }[] } = read('addons');
const bands = shop.business.flatMap((plan) => plan.bands ?? []);
const businessFrom = Math.min(...bands.map((band) => band.employeesFrom));
/** Nobody, one person, and both sides of every boundary between two ranges. */
const headCounts = new Set([
  0,
  1,
  ...bands.flatMap(({ employeesFrom: from, employeesTo: to }) => [from - 1, from, to, to + 1]),
]);
const priceOf = (id: string) => addons.find((addon) => addon.id === id)?.price.USD ?? Number.NaN;
const cellOf = (cell: string | { value: string }) => (typeof cell === 'object' ? cell.value : cell);

const ranked = finderPlans(listContext, '2026-12-01');

/** All subsets of a list. */
function subsets<Item>(items: readonly Item[]): Item[][] {
  const [first, ...rest] = items;
  if (first === undefined) return [[]];
  return subsets(rest).flatMap((set) => [set, [first, ...set]]);
}

function* everyWish(): Generator<PlanNeeds> {
  for (const features of subsets(featureNeeds))
    for (const sso of ssoNeeds)
      for (const wikis of [1, 2, 3, 7])
        for (const storageGb of [0, 26, 101, 1500])
          for (const employees of headCounts)
            for (const yearlyBudgetCents of [undefined, 20_000, 60_000]) {
              const wish = { features, sso, wikis, storageGb, employees };
              yield yearlyBudgetCents === undefined ? wish : { ...wish, yearlyBudgetCents };
            }
}

/**
 * Computes the price and the fit of one plan independently, from the dollars and cells of the
 * content.
 */
function judge(plan: RawPlan, wish: PlanNeeds) {
  const band = plan.bands?.find(
    (one) => wish.employees >= one.employeesFrom && wish.employees <= one.employeesTo,
  );
  const isSold = plan.bands ? band !== undefined : wish.employees < businessFrom;
  const base = band ? band.annualPerMonth * 12 : (plan.monthlyPrice?.USD ?? 0) * 10 + 0.09;
  const included = Number(cellOf(plan.includedWikis as never));
  const wikiPrice = 12 * priceOf('extrawikis') * (1 - (plan.extraWikiDiscountPercent ?? 0) / 100);
  const dollars =
    base +
    Math.max(wish.wikis - included, 0) * wikiPrice +
    Math.max(wish.storageGb - plan.storage.gb, 0) * 12 * priceOf('extrastorage');
  const sso = cellOf(table.sso[plan.id]);
  const lacking = new Set<PlanNeed>(
    wish.features.filter((feature) => cellOf(table[feature][plan.id]) !== 'yes'),
  );
  if (wish.sso === 'basic' && sso === 'no') lacking.add('sso');
  if (wish.sso === 'advanced' && sso !== 'advanced') lacking.add('sso');
  if (Math.round(dollars * 100) > (wish.yearlyBudgetCents ?? Infinity)) lacking.add('budget');
  return { id: plan.id, isSold, cents: Math.round(dollars * 100), lacking };
}

/** What is wrong with the finder's answer to a wish, if anything. */
function faultIn(wish: PlanNeeds): string | undefined {
  const { outcome, fitting, lacking } = findPlans(ranked, wish);
  const judged = [...shop.personal, ...shop.business]
    .filter(({ bands }) => bands?.length !== 0)
    .map((plan) => judge(plan, wish))
    .filter(({ isSold }) => isSold);
  const valid = judged.filter((one) => one.lacking.size === 0);
  if (fitting.length !== valid.length) return 'a plan is missing, or lacks a need';
  if (fitting.length + lacking.length !== judged.length) return 'a plan is lost';
  for (const one of [...fitting, ...lacking]) {
    const expected = judged.find(({ id }) => id === one.planId);
    if (one.annualCents !== expected?.cents) return `wrong price of ${one.planId}`;
    if (one.lacking.length !== expected.lacking.size) return `wrong needs of ${one.planId}`;
    if (!one.lacking.every((need) => expected.lacking.has(need))) return `wrong lack`;
    if (one.fulfilled.some((need) => expected.lacking.has(need))) return `false promise`;
  }
  const first = fitting[0];
  if (first && valid.some(({ cents }) => cents < first.annualCents)) return 'not the cheapest';
  const isRanked = fitting.every((one, i) => one.annualCents >= (fitting[i - 1]?.annualCents ?? 0));
  if (!isRanked) return 'not ranked by price';
  return (outcome === 'plans') === valid.length > 0 ? undefined : `wrong outcome ${outcome}`;
}

it('never recommends a plan that lacks a need or costs more than another that fits', () => {
  const faults: { wish: PlanNeeds; fault: string }[] = [];
  let count = 0;
  for (const wish of everyWish()) {
    const fault = faultIn(wish);
    if (fault && faults.length < 3) faults.push({ wish, fault });
    count += 1;
  }
  expect(faults).toEqual([]);
  expect(count).toBe(2 ** featureNeeds.length * ssoNeeds.length * 4 * 4 * headCounts.size * 3);
}, 60_000);
