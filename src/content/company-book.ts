import type { CompanyBook } from '../domain/company-quote.ts';
import { content } from './content.ts';
import { businessPlans } from './plans.ts';
import { addonMonthlyCents } from './price-book.ts';

/** Everything a company can be quoted: the business plans with a list price, and add-ons, in US dollars. */
export const companyBook: CompanyBook = {
  plans: businessPlans.flatMap((plan) => {
    const { id, includedWikis, storage, extraWikiDiscountBasisPoints, bands } = plan;
    // A plan by quote has neither ranges nor limits.
    if (includedWikis === 'unlimited' || storage === 'unlimited' || bands.length === 0) return [];
    const { sso } = content['plan-features'];
    return {
      id,
      sso: sso[id],
      includedWikis,
      storageGb: storage.gb,
      extraWikiDiscountBasisPoints,
      bands,
    };
  }),
  addonCents: Object.fromEntries(
    Object.entries(addonMonthlyCents).map(([id, cents]) => [id, cents.USD]),
  ) as CompanyBook['addonCents'],
};
