import { taxOn } from './money.ts';

/** Features that a visitor may require, by the ids of the plan table; a plan has them or not. */
export const featureNeeds = [
  'ownDomain',
  'visualEditor',
  'enhancedSearch',
  'semanticMediaWiki',
  'matomoAnalytics',
  'massAddUsers',
  'accessRestriction',
  'sshAccess',
] as const;

/** Single sign-on, from none to custom set-ups; a plan with one of them covers those before it. */
export const ssoNeeds = ['none', 'basic', 'advanced'] as const;

export type FeatureNeed = (typeof featureNeeds)[number];
export type SsoNeed = (typeof ssoNeeds)[number];

/** Whatever a plan can fulfil or lack. */
export type PlanNeed = FeatureNeed | 'sso' | 'wikis' | 'storage' | 'budget';

export interface PlanNeeds {
  features: readonly FeatureNeed[];
  sso: SsoNeed;
  /** At least 1. */
  wikis: number;
  storageGb: number;
  /** 0 is personal use. */
  employees: number;
  /** With the tax of the plans; left out when the visitor has no budget. */
  yearlyBudgetCents?: number;
}

/** What the finder must know of a plan; all amounts are before tax and in one currency. */
export interface FinderPlan {
  readonly id: string;
  /** A cell of the plan table for each need: `yes` has it; `basic` and `advanced` are for `sso`. */
  readonly features: Readonly<Record<FeatureNeed | 'sso', string>>;
  readonly includedWikis: number;
  readonly storageGb: number;
  /** The price of a year paid at once, by head count; a personal plan has one band, from 0. */
  readonly bands: readonly {
    readonly employeesFrom: number;
    readonly employeesTo: number;
    readonly annualCents: number;
  }[];
  readonly extraWikiAnnualCents: number;
  readonly extraStorageAnnualCentsPerGb: number;
  /** Tax that is taken on the sum, in hundredths of a percent. */
  readonly taxBasisPoints: number;
}

/** One plan measured against the needs. */
export interface PlanAdvice {
  planId: string;
  /** The whole year, with the extra wikis and gigabytes that the needs take, and its tax. */
  annualCents: number;
  /** The part of it that is tax. */
  taxCents: number;
  extraWikis: number;
  extraStorageGb: number;
  /** The needs that the visitor stated and the plan fulfils: why it fits. */
  fulfilled: PlanNeed[];
  /** The needs that it does not: empty for a plan that fits. */
  lacking: PlanNeed[];
}

export interface PlanFinding {
  /** `plans`: take one that fits. `enterprise`: ask for a quote. `contact`: talk to us. */
  outcome: 'plans' | 'enterprise' | 'contact';
  /** Cheapest first; plans of the same price keep the order they came in. */
  fitting: PlanAdvice[];
  /** The closest first: fewest needs lacking, then cheapest. */
  lacking: PlanAdvice[];
}

/**
 * Ranks the plans sold to somebody with these needs by what they really cost in a year. A plan
 * never lacks wikis or gigabytes, since any number can be added to it; they raise its price.
 *
 * @param plans the plans with a list price, in the order of the plan table
 * @returns the ranking; when nothing fits, whom to ask: a firm beyond the personal plans is led to
 *   the enterprise offer, unless the budget is the only obstacle
 */
export function findPlans(plans: readonly FinderPlan[], needs: PlanNeeds): PlanFinding {
  const advice = plans.flatMap((plan) => advise(plan, needs) ?? []);
  const fitting = advice
    .filter(({ lacking }) => lacking.length === 0)
    .sort((a, b) => a.annualCents - b.annualCents);
  const lacking = advice
    .filter((one) => one.lacking.length > 0)
    .sort((a, b) => a.lacking.length - b.lacking.length || a.annualCents - b.annualCents);
  if (fitting.length > 0) return { outcome: 'plans', fitting, lacking };
  const isMoneyAll = lacking.some((one) => one.lacking.every((need) => need === 'budget'));
  const isFirm = needs.employees > personalUpTo(plans);
  return { outcome: isFirm && !isMoneyAll ? 'enterprise' : 'contact', fitting, lacking };
}

/** The largest company that personal plans are sold to. */
function personalUpTo(plans: readonly FinderPlan[]): number {
  const bands = plans.flatMap((plan) => plan.bands);
  return Math.max(
    0,
    ...bands.filter((band) => band.employeesFrom === 0).map((band) => band.employeesTo),
  );
}

/** Measures one plan; undefined when it is not sold to this many employees. */
function advise(plan: FinderPlan, needs: PlanNeeds): PlanAdvice | undefined {
  const band = plan.bands.find(
    ({ employeesFrom, employeesTo }) =>
      employeesFrom <= needs.employees && needs.employees <= employeesTo,
  );
  if (!band) return undefined;
  const extraWikis = Math.max(0, needs.wikis - plan.includedWikis);
  const extraStorageGb = Math.max(0, needs.storageGb - plan.storageGb);
  const netCents =
    band.annualCents +
    extraWikis * plan.extraWikiAnnualCents +
    extraStorageGb * plan.extraStorageAnnualCentsPerGb;
  const taxCents = taxOn(netCents, plan.taxBasisPoints);
  const annualCents = netCents + taxCents;
  const isFulfilled = (need: PlanNeed) => fulfils(need, plan, needs, annualCents);
  const stated = statedNeeds(needs);
  return {
    planId: plan.id,
    annualCents,
    taxCents,
    extraWikis,
    extraStorageGb,
    fulfilled: stated.filter(isFulfilled),
    lacking: stated.filter((need) => !isFulfilled(need)),
  };
}

function statedNeeds(needs: PlanNeeds): PlanNeed[] {
  const stated: PlanNeed[] = [...needs.features];
  if (needs.sso !== 'none') stated.push('sso');
  if (needs.wikis > 1) stated.push('wikis');
  if (needs.storageGb > 0) stated.push('storage');
  if (needs.yearlyBudgetCents !== undefined) stated.push('budget');
  return stated;
}

function fulfils(need: PlanNeed, plan: FinderPlan, needs: PlanNeeds, annualCents: number) {
  switch (need) {
    case 'wikis':
    case 'storage':
      return true;
    case 'budget':
      return annualCents <= (needs.yearlyBudgetCents ?? annualCents);
    case 'sso':
      return hasSignOn(plan.features.sso, needs.sso);
    default:
      return plan.features[need] === 'yes';
  }
}

/** Whether a cell of the sign-on row goes as far as is needed; a word that promises nothing is `none`. */
export function hasSignOn(cell: string, need: SsoNeed): boolean {
  return Math.max(0, ssoNeeds.indexOf(cell as SsoNeed)) >= ssoNeeds.indexOf(need);
}
