import type { i18n } from 'i18next';
import { content } from '../../content/content.ts';
import type { PricedPlan } from '../../content/priced-plan.ts';
import { listPrices, pricesFor } from '../../content/prices.ts';
import type { Money } from '../../domain/money.ts';
import { type Currency, currencies } from '../../domain/price-book.ts';
import type { PlanList } from './plan-list-schema.ts';

/** The address that answers with the list. */
export const planListPath = '/plans.json';

const pricesIn = Object.fromEntries(
  currencies.map((currency) => [currency, pricesFor({ currency, taxBasisPoints: 0 })]),
) as Record<Currency, typeof listPrices>;

/**
 * Every plan, add-on, server and tax rate with its price, for programs: the same amounts that the
 * pages show.
 *
 * @param texts the names of add-ons in a language
 */
export function listPlans({ t }: Pick<i18n, 't'>): PlanList {
  const { countries, updatedOn } = content.countries;
  return {
    updated_on: updatedOn,
    prices_include_tax: false,
    personal: listPrices.personal.map((plan, index) => ({
      ...limitsOf(plan),
      monthly: inEveryCurrency(({ personal }) => personal[index]?.prices[0]?.monthly),
      yearly: inEveryCurrency(({ personal }) => personal[index]?.prices[0]?.annual),
    })),
    business: listPrices.business.map((plan) => ({
      ...limitsOf(plan),
      currency: 'USD',
      bands: plan.prices.map(({ employeesFrom, employeesTo, ...price }) => ({
        employees_from: employeesFrom,
        employees_to: employeesTo,
        monthly: decimal(price.monthly),
        monthly_paid_yearly: decimal(price.annualPerMonth),
        yearly: decimal(price.annual),
      })),
    })),
    addons: listPrices.addons.map(({ id, per, includedIn }, index) => ({
      id,
      name: t(`add-ons.${id}.name` as 'add-ons.title'),
      per,
      monthly: inEveryCurrency(({ addons }) => addons[index]?.monthly),
      included_in: includedIn,
    })),
    dedicated: listPrices.dedicated.tiers.map(({ memoryGb, monthly }) => ({
      memory_gb: memoryGb,
      currency: monthly.currency,
      monthly: decimal(monthly),
    })),
    taxes: countries.map(({ code, currency, rates }) => ({
      country: code,
      currency,
      rates: rates.map(({ basisPoints, validFrom }) => ({
        percent: basisPoints / 100,
        valid_from: validFrom ?? null,
      })),
    })),
  };
}

function limitsOf({ id, name, includedWikis, storage }: PricedPlan) {
  return {
    id,
    name,
    included_wikis: includedWikis === 'unlimited' ? null : includedWikis,
    storage_gb: storage === 'unlimited' ? null : storage.gb,
  };
}

function inEveryCurrency(priceIn: (prices: typeof listPrices) => Money | undefined) {
  return Object.fromEntries(
    currencies.map((currency) => {
      const price = priceIn(pricesIn[currency]);
      if (!price) throw new Error(`Something has no price in ${currency}.`);
      return [currency, decimal(price)];
    }),
  ) as Record<Currency, number>;
}

function decimal({ cents }: Money): number {
  return cents / 100;
}
