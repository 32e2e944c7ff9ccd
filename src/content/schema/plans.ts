import { z } from 'zod';
import { productIds } from '../../domain/price-book.ts';
import { linkIds } from './link-ids.ts';
import { businessPlanIds } from './plan-ids.ts';
import { laterPrices, priceByCurrency } from './price.ts';
import { assumable, count, day, money, oneOf, percent, text } from './values.ts';

const storage = z.union(
  [
    z.literal('unlimited'),
    z
      .strictObject({ gb: count, orMore: z.boolean().default(false) })
      .transform(({ gb, orMore }) => ({ gb, isOpenEnded: orMore })),
  ],
  { error: 'must look like { gb: 25 } or { gb: 1000, orMore: true }, or be unlimited' },
);

const includedWikis = z.union([count, z.literal('unlimited')], {
  error: 'must be a whole number of wikis, 1 or more, or unlimited',
});

const shared = {
  name: text,
  purchaseLink: oneOf(linkIds),
  bestFor: oneOf([
    'firstWiki',
    'growingWiki',
    'team',
    'largeWiki',
    'smallCompany',
    'growingCompany',
    'wholeCompany',
    'enterprise',
  ]),
  recommended: z.boolean({ error: 'must be true or be left out' }).default(false),
  includedWikis: assumable(includedWikis),
  storage: assumable(storage),
  note: text.optional(),
};

const personalPrice = { monthlyPrice: priceByCurrency, annualPerMonth: money };

const laterPersonalPrice = z
  .strictObject({ validFrom: day, ...personalPrice })
  .transform(({ validFrom, monthlyPrice, annualPerMonth }) => ({
    validFrom,
    monthlyCents: monthlyPrice,
    annualPerMonthCents: annualPerMonth,
  }));

const personalPlan = z
  .strictObject({
    id: oneOf(productIds),
    ...shared,
    ...personalPrice,
    laterPrices: laterPrices(laterPersonalPrice),
  })
  .transform(({ note: _, recommended, monthlyPrice, annualPerMonth, ...plan }) => ({
    kind: 'personal' as const,
    ...plan,
    isRecommended: recommended,
    monthlyCents: monthlyPrice,
    /** Advertised, in US dollars; not a twelfth of the year's price, which rounds differently. */
    annualPerMonthCents: annualPerMonth,
  }));

const bandPrice = { monthly: money, annualPerMonth: money };

const laterBandPrice = z
  .strictObject({ validFrom: day, ...bandPrice })
  .transform(({ validFrom, monthly, annualPerMonth }) => ({
    validFrom,
    monthlyCents: monthly,
    annualPerMonthCents: annualPerMonth,
  }));

const band = z
  .strictObject({
    employeesFrom: count,
    employeesTo: count,
    ...bandPrice,
    laterPrices: laterPrices(laterBandPrice),
  })
  .transform(({ monthly, annualPerMonth, ...band }) => ({
    ...band,
    monthlyCents: monthly,
    annualPerMonthCents: annualPerMonth,
  }));

const businessPlan = z
  .strictObject({
    id: oneOf(businessPlanIds),
    ...shared,
    bands: z.array(band, { error: 'must be a list, or [] for a plan that is sold by quote' }),
    extraWikiDiscountPercent: percent.default(0),
  })
  .transform(({ note: _, recommended, extraWikiDiscountPercent, ...plan }) => ({
    kind: 'business' as const,
    ...plan,
    isRecommended: recommended,
    extraWikiDiscountBasisPoints: extraWikiDiscountPercent,
  }));

/** content/plans.yaml */
export const plansSchema = z.strictObject({
  personal: z.array(personalPlan),
  business: z.array(businessPlan),
});

export type PersonalPlan = z.output<typeof personalPlan>;
export type BusinessPlan = z.output<typeof businessPlan>;
