import type { Billing } from './billing.ts';
import { hasSignOn, type SsoNeed } from './plan-finder.ts';
import { bandAnnualCents, discountedCents, type PriceBand } from './plan-price.ts';
import { addonLine, type Price, type PriceLine, sumUp } from './price.ts';

/** What a company needs of its wikis. */
export interface CompanyNeeds {
  /** 1 or more. */
  readonly employees: number;
  /** 1 or more. */
  readonly wikis: number;
  readonly storageGb: number;
  readonly sso: SsoNeed;
  /** Add-ons that are either ordered or not. */
  readonly addons: readonly string[];
  readonly billing: Billing;
}

/** A business plan with a list price; amounts are before tax, in whole cents of US dollars. */
export interface CompanyPlan {
  readonly id: string;
  /** The plan's cell in the row of single sign-on. */
  readonly sso: string;
  readonly includedWikis: number;
  readonly storageGb: number;
  readonly extraWikiDiscountBasisPoints: number;
  /** Ranges of employees in order, none overlapping. */
  readonly bands: readonly (PriceBand & {
    readonly employeesFrom: number;
    readonly employeesTo: number;
  })[];
}

/** All prices that a company can be quoted. */
export interface CompanyBook {
  /** In the order of the plan table. */
  readonly plans: readonly CompanyPlan[];
  /** Each add-on per month, and per wiki or gigabyte where it is counted. */
  readonly addonCents: Readonly<Record<'extrawikis' | 'extrastorage', number>> &
    Readonly<Record<string, number>>;
}

/** One plan with everything that the company needs. */
export interface CompanyOffer {
  readonly planId: string;
  readonly band: CompanyPlan['bands'][number];
  readonly price: Price;
}

/** A plan that is not the one to take, and why. */
export type OtherPlan =
  | { readonly planId: string; readonly why: 'sso' }
  | { readonly planId: string; readonly why: 'dearer'; readonly moreCents: number };

export type CompanyQuote =
  /** Too small for a business plan: personal plans are sold to them. */
  | { readonly kind: 'personal' }
  /** Too large for the list, or in need of more than it has: a quote is made by hand. */
  | { readonly kind: 'enterprise'; readonly why: 'employees' | 'sso' }
  | { readonly kind: 'plan'; readonly offer: CompanyOffer; readonly others: readonly OtherPlan[] };

/**
 * Finds the cheapest business plan that has what a company needs, for the way in which it pays. Wikis
 * and gigabytes can be added to any plan, so they only raise its price.
 *
 * @param book prices before tax
 * @param taxBasisPoints tax that is added to the sum, in hundredths of a percent
 * @returns of plans that cost the same, the one that comes first in the plan table
 */
export function quoteCompany(
  { plans, addonCents }: CompanyBook,
  needs: CompanyNeeds,
  taxBasisPoints: number,
): CompanyQuote {
  const all = plans.flatMap(({ bands }) => bands);
  if (needs.employees < Math.min(...all.map((band) => band.employeesFrom))) {
    return { kind: 'personal' };
  }
  const sold = plans.flatMap((plan) => {
    const band = plan.bands.find(
      ({ employeesFrom, employeesTo }) =>
        employeesFrom <= needs.employees && needs.employees <= employeesTo,
    );
    if (!band) return [];
    const lines = linesOf(plan, band, addonCents, needs);
    const price = sumUp(lines, { currency: 'USD', taxBasisPoints });
    return { planId: plan.id, band, price, fits: hasSignOn(plan.sso, needs.sso) };
  });
  if (sold.length === 0) return { kind: 'enterprise', why: 'employees' };
  const total = ({ price }: { price: Price }) => price[needs.billing].grossCents;
  const [best] = sold.filter(({ fits }) => fits).sort((one, other) => total(one) - total(other));
  if (!best) return { kind: 'enterprise', why: 'sso' };
  const { planId, band, price } = best;
  const others = sold
    .filter((plan) => plan !== best)
    .map(
      (plan): OtherPlan =>
        plan.fits
          ? { planId: plan.planId, why: 'dearer', moreCents: total(plan) - total(best) }
          : { planId: plan.planId, why: 'sso' },
    );
  return { kind: 'plan', offer: { planId, band, price }, others };
}

function linesOf(
  { id, includedWikis, storageGb, extraWikiDiscountBasisPoints }: CompanyPlan,
  band: CompanyPlan['bands'][number],
  addonCents: CompanyBook['addonCents'],
  needs: CompanyNeeds,
): PriceLine[] {
  const plan = {
    id,
    quantity: 1,
    monthlyCents: band.monthlyCents,
    annualCents: bandAnnualCents(band),
    isIncluded: false,
  };
  const counted = [
    addonLine(
      'extrawikis',
      Math.max(0, needs.wikis - includedWikis),
      discountedCents(addonCents.extrawikis, extraWikiDiscountBasisPoints),
    ),
    addonLine('extrastorage', Math.max(0, needs.storageGb - storageGb), addonCents.extrastorage),
  ];
  return [
    plan,
    ...needs.addons.map((addon) => addonLine(addon, 1, addonCents[addon] ?? Number.NaN)),
    ...counted.filter(({ quantity }) => quantity > 0),
  ];
}
