import type { CompanyBook } from '../domain/company-quote.ts';
import { addonMonthlyCentsOn } from './addons.ts';
import { content } from './content.ts';
import { plansOn } from './plans.ts';

/**
 * Everything a company can be quoted on a day: the business plans with a list price, and add-ons, in
 * US dollars.
 *
 * @param day as YYYY-MM-DD
 */
export function companyBookOn(day: string): CompanyBook {
  return {
    plans: plansOn(day).business.flatMap((plan) => {
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
      Object.entries(addonMonthlyCentsOn(day)).map(([id, cents]) => [id, cents.USD]),
    ) as CompanyBook['addonCents'],
  };
}
