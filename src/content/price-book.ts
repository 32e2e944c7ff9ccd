import type { AddonId, CentsByCurrency, PriceBook, ProductId } from '../domain/price-book.ts';
import { content } from './content.ts';

const addonMonthlyCents = Object.fromEntries(
  content.addons.addons.map((addon) => [addon.id, addon.monthlyCents]),
) as Record<AddonId, CentsByCurrency>;

const includedIn = Object.fromEntries(
  content.addons.addons.map((addon) => [addon.id, addon.includedIn]),
) as Record<AddonId, ProductId[]>;

/** The provider's prices and tax rates; the content check has seen that every entry is there. */
export const priceBook: PriceBook = {
  productMonthlyCents: Object.fromEntries(
    content.plans.personal.map((plan) => [plan.id, plan.monthlyCents]),
  ) as Record<ProductId, CentsByCurrency>,
  addonMonthlyCents,
  includedIn,
  countries: content.countries.countries,
};
