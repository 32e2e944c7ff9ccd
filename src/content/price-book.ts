import addonsFile from '../../content/addons.yaml';
import countriesFile from '../../content/countries.yaml';
import plansFile from '../../content/plans.yaml';
import type { AddonId, CentsByCurrency, PriceBook, ProductId } from '../domain/price-book.ts';

const addonMonthlyCents = Object.fromEntries(
  addonsFile.addons.map((addon) => [addon.id, addon.monthlyCents]),
) as Record<AddonId, CentsByCurrency>;

const includedIn = Object.fromEntries(
  addonsFile.addons.map((addon) => [addon.id, addon.includedIn]),
) as Record<AddonId, ProductId[]>;

/** The provider's prices and tax rates; the content check has seen that every entry is there. */
export const priceBook: PriceBook = {
  productMonthlyCents: Object.fromEntries(
    plansFile.personal.map((plan) => [plan.id, plan.monthlyCents]),
  ) as Record<ProductId, CentsByCurrency>,
  addonMonthlyCents,
  includedIn,
  countries: countriesFile.countries,
};
