import type { i18n } from 'i18next';
import { content } from '../../content/content.ts';
import { pricesAsOf } from '../../content/price-book.ts';
import type { PricedPlan } from '../../content/priced-plan.ts';
import { type Prices, pricesFor } from '../../content/prices.ts';
import type { Money } from '../../domain/money.ts';
import { type Currency, currencies } from '../../domain/price-book.ts';
import { demonstrationValues } from '../demonstration.ts';
import type { PlanList } from './plan-list-schema.ts';

/** Path of the list. */
export const planListPath = '/plans.json';

/**
 * Lists every plan, add-on, server and tax rate with its price, for programs. The amounts are those that the
 * pages show.
 *
 * @param texts the names of add-ons in a language
 * @param day as YYYY-MM-DD
 */
export function listPlans({ t }: Pick<i18n, 't'>, day: string): PlanList {
  const prices = Object.fromEntries(
    currencies.map((currency) => [currency, pricesFor({ currency, taxBasisPoints: 0 }, day)]),
  ) as Record<Currency, Prices>;
  const list = prices.USD;
  return {
    updated_on: pricesAsOf(day),
    prices_include_tax: false,
    personal: list.personal.map((plan, index) => ({
      ...limitsOf(plan),
      monthly: inEveryCurrency(prices, ({ personal }) => personal[index]?.prices[0]?.monthly),
      yearly: inEveryCurrency(prices, ({ personal }) => personal[index]?.prices[0]?.annual),
    })),
    business: list.business.map((plan) => ({
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
    addons: list.addons.map(({ id, per, includedIn }, index) => ({
      id,
      name: t(`add-ons.${id}.name` as 'add-ons.title'),
      per,
      monthly: inEveryCurrency(prices, ({ addons }) => addons[index]?.monthly),
      included_in: includedIn,
    })),
    dedicated: list.dedicated.tiers.map(({ memoryGb, machine, monthly }) => ({
      memory_gb: memoryGb,
      cores: machine.cores,
      disk_gb: machine.diskGb,
      currency: monthly.currency,
      monthly: decimal(monthly),
    })),
    taxes: content.countries.countries.map(({ code, currency, rates }) => ({
      country: code,
      currency,
      rates: rates.map(({ basisPoints, validFrom }) => ({
        percent: basisPoints / 100,
        valid_from: validFrom ?? null,
      })),
    })),
    ...demonstrationValues({ t }),
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

function inEveryCurrency(
  prices: Record<Currency, Prices>,
  priceIn: (prices: Prices) => Money | undefined,
) {
  return Object.fromEntries(
    currencies.map((currency) => {
      const price = priceIn(prices[currency]);
      if (!price) throw new Error(`Something has no price in ${currency}.`);
      return [currency, decimal(price)];
    }),
  ) as Record<Currency, number>;
}

function decimal({ cents }: Money): number {
  return cents / 100;
}
