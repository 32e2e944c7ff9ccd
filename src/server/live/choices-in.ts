import { isForCompany } from '../../domain/company-request.ts';
import { featureNeeds, ssoNeeds } from '../../domain/plan-finder.ts';
import { productIds } from '../../domain/price-book.ts';
import { firstValue, listedValues } from '../../domain/query.ts';
import type { PageKey } from '../../site/routes.ts';

/**
 * Extracts, for the log, the choices made in one of the site's tools. Returns only ids that the site offers,
 * so nothing that a visitor typed gets into the log.
 *
 * @param countryCodes of the countries that the calculator knows
 * @returns undefined for other pages and when nothing on offer was chosen
 */
export function choicesIn(
  key: PageKey,
  query: URLSearchParams,
  countryCodes: readonly string[],
): string[] | undefined {
  switch (key) {
    case 'priceCalculator': {
      const product = isForCompany(query) ? 'company' : known(productIds, query, 'product');
      const country = known(countryCodes, query, 'country');
      return product && country ? [product, country] : undefined;
    }
    case 'helpMeChoose': {
      const asked = listedValues(query, 'needs');
      const needs: string[] = featureNeeds.filter((need) => asked.includes(need));
      const sso = known(ssoNeeds, query, 'sso');
      if (sso && sso !== 'none') needs.push(`sso:${sso}`);
      return needs.length > 0 ? needs : undefined;
    }
    default:
      return undefined;
  }
}

/** Codes are accepted in any case. */
function known<Id extends string>(ids: readonly Id[], query: URLSearchParams, name: string) {
  const given = firstValue(query, name).toLowerCase();
  return ids.find((id) => id.toLowerCase() === given);
}
