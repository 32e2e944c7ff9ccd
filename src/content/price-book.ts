import { choicesOf, type KnownChoices } from '../domain/calculator-request.ts';
import { personalAnnualCents } from '../domain/plan-price.ts';
import type { CentsByCurrency, PriceBook, ProductId } from '../domain/price-book.ts';
import { announcedRate, type ComingRate, rateOn } from '../domain/tax-rate.ts';
import { addonMonthlyCentsOn, addonStartDays } from './addons.ts';
import { content } from './content.ts';
import { dedicatedStartDays } from './dedicated.ts';
import { planStartDays, plansOn } from './plans.ts';

const { addons } = content.addons;
const { countries, updatedOn } = content.countries;

/** What the calculator has on offer, which is the same on every day. */
export const choices: KnownChoices = choicesOf({
  countries,
  addonMonthlyCents: addonMonthlyCentsOn(''),
});

/** The plans that come with an add-on at no charge. */
const includedIn = Object.fromEntries(addons.map((addon) => [addon.id, addon.includedIn]));

/**
 * The provider's prices and the tax rates that hold on a day.
 *
 * @param day as YYYY-MM-DD
 */
export function priceBookOn(day: string): PriceBook {
  const { personal } = plansOn(day);
  return {
    productMonthlyCents: Object.fromEntries(
      personal.map((plan) => [plan.id, plan.monthlyCents]),
    ) as Record<ProductId, CentsByCurrency>,
    advertised: personal.map(({ monthlyCents, annualPerMonthCents }) => ({
      annualCents: personalAnnualCents(monthlyCents.USD),
      perMonthCents: annualPerMonthCents,
    })),
    addonMonthlyCents: addonMonthlyCentsOn(day),
    includedIn,
    countries: countries.map(({ code, currency, rates }) => ({
      code,
      currency,
      taxBasisPoints: rateOn(rates, day),
    })),
  };
}

/**
 * The tax rate of a place that has to be announced on a day; undefined most of the time.
 *
 * @param code of a place of the calculator's list
 * @param day as YYYY-MM-DD
 */
export function comingRateOn(code: string, day: string): ComingRate | undefined {
  const place = countries.find((country) => country.code === code);
  return place && announcedRate(place.rates, day);
}

const taxStartDays = countries.flatMap(({ rates }) =>
  rates.flatMap(({ validFrom }) => validFrom ?? []),
);
const startDays = [
  ...new Set([...taxStartDays, ...planStartDays, ...addonStartDays, ...dedicatedStartDays]),
].sort();

/** The days after a day on which a price or a tax rate starts, in order, as YYYY-MM-DD. */
export function priceStartDaysAfter(day: string): string[] {
  return startDays.filter((start) => start > day);
}

/** Day of the last change to a price or a tax rate that a visitor saw on a day, as YYYY-MM-DD. */
export function pricesAsOf(day: string): string {
  const started = startDays.filter((start) => start <= day);
  return [updatedOn, ...started].sort().at(-1) ?? updatedOn;
}
