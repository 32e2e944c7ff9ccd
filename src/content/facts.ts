import { privacyLevels } from '../domain/privacy-level.ts';
import { formatCount, formatDay, formatList, formatMoney, formatPercent } from '../i18n/format.ts';
import { answerFacts, hostingFacts, positionFacts } from './answer-facts.ts';
import { claims } from './claims.ts';
import { content } from './content.ts';
import { filled } from './legal-placeholders.ts';
import { planOf } from './plans.ts';
import { addonFacts, businessFacts, dedicatedFacts, planFacts } from './price-facts.ts';
import type { Prices } from './prices.ts';
import { site } from './site.ts';

/**
 * The facts that texts can interpolate, so that no text contains a number. All values are formatted for the
 * language.
 *
 * - `{{brand}}`, `{{wikiHost}}`, `{{foundedOn}}`, `{{foundedYear}}`, `{{privacyLevels}}` (how many)
 * - `{{plans.X.…}}` for `basics`, `pro`, `quantum`, `ultra`: `name`, `monthly`, `annualPerMonth`,
 *   `annualTotal`, `includedWikis`, `storage`
 * - `{{plans.X.…}}` for `businessFoundation`, `businessPro`, `businessQuantum`: `name`, `startingAt`,
 *   `monthly`, `annualTotal` (all of the smallest range of employees), `highest` and `highestAnnualTotal`
 *   (`startingAt` and `annualTotal` of the largest), `includedWikis`, `storage`, `extraWiki`,
 *   `extraWikiDiscount`; `{{plans.enterprise.name}}`
 * - `{{business.…}}`: `startingAt` (lowest of all), `annualTotal` (of the same), `addons.X` (in the money of
 *   business plans, and before their discounts), `employeesFrom`, `employeesTo`, and `personalUpTo`, the most
 *   employees that are still too few for a business plan
 * - `{{addons.X}}`: `backupsplus`, `prioritysupport`, `extrawikis` (each), `extrastorage` (per GB)
 * - `{{plansWith.X}}`: the plans that include the add-on, with “and” before the last
 * - `{{dedicated.…}}`: `startingAt`, `caching`; `{{dedicated.services.X}}`: `maintenance`, `eliteSupport`,
 *   `consultations`
 * - `{{taxNote}}`: what tax is in all these prices: “before tax”, “with 19% VAT”
 * - `{{list.plans.…}}`, `{{list.business.…}}`, `{{list.dedicated.…}}`: the same in US dollars before tax for
 *   everybody, for what is read elsewhere, such as the summary in search results
 * - `{{company.…}}`: `creationMinutes`, `extensionsAvailable`, `extensionsPreinstalled`, `usBankDiscount`,
 *   `assistantKeptDays`
 * - `{{backups.…}}`: `keptDays`, `plusEveryHours`, `plusKeptDays`
 * - `{{regions}}` and `{{regionsEither}}`: where wikis are, with “and” and with “or”; `{{backupPlaces}}`
 * - `{{servers.…}}`: `networkGbit`, `pageViews` (a month, from which on a wiki needs a server of its own)
 * - `{{position.…}}`: `hoursPerWeek`, `payFrom`, `payTo` (a year), `leaveDays`, `place` (with its preposition)
 * - `{{ownExtensions.…}}`: `first`, `second` (their names)
 * - `{{answers.…}}`: the sentences of content/answers.yaml
 * - `{{terms.…}}`: `minimumAge`, `logoOptOutDays`, `wrongPaymentFee`, `invoiceLeadWeeks`,
 *   `breachNoticeHours`, `loadPercentile`, `smallClaims`, `noCharge` (an amount of nothing)
 * - `{{billing.…}}`: `currencies` (their codes), `currencyCount`
 * - `{{updatedOn.terms}}`: the day of the last change of the terms of service
 * - `{{wikis.…}}`: `firstWikiYear`, `mediaWikiYear`, `mediaWikiLanguages`, `newestMediaWiki`, `phpVersion`,
 *   `photographedMediaWiki`
 * - `{{claims.…}}`: `businessStartingPrice`, `dedicatedStartingPrice`
 *
 * @param locale BCP 47 language tag
 * @param prices what is shown to the visitor; the two claims stay in US dollars before tax
 * @param list what everybody reads elsewhere: US dollars before tax
 * @param taxNote says in the language what tax is in these prices
 * @returns nested texts, for i18next's default interpolation variables
 * @throws when content/claims.yaml has lost one of the claims that carry an amount
 */
export function facts(locale: string, prices: Prices, list: Prices, taxNote: string) {
  const count = (value: number) => formatCount(locale, value);
  const dollars = (cents: number) =>
    formatMoney(locale, { cents, currency: 'USD' }, { isShort: true });
  const day = (value: string) => formatDay(locale, value);
  const { terms } = content.company;
  const said = {
    brand: site.brandName,
    wikiHost: site.wikiHost,
    foundedOn: day(site.foundedOn),
    foundedYear: String(site.foundedYear),
    privacyLevels: count(privacyLevels.length),
    taxNote,
    plans: planFacts(locale, prices),
    business: businessFacts(locale, prices),
    addons: addonFacts(locale, prices),
    plansWith: planNamesByAddon(locale),
    dedicated: dedicatedFacts(locale, prices),
    list: {
      plans: planFacts(locale, list),
      business: businessFacts(locale, list),
      dedicated: dedicatedFacts(locale, list),
    },
    company: {
      creationMinutes: count(content.company.creationMinutes),
      extensionsAvailable: count(content.company.extensionsAvailable),
      extensionsPreinstalled: count(content.company.extensionsPreinstalled),
      usBankDiscount: formatPercent(locale, content.company.usBankDiscountBasisPoints),
      assistantKeptDays: count(content.company.assistantKeptDays),
    },
    ...hostingFacts(locale),
    position: positionFacts(locale),
    ownExtensions: site.ownExtensions,
    terms: {
      minimumAge: count(terms.minimumAgeYears),
      logoOptOutDays: count(terms.logoOptOutDays),
      wrongPaymentFee: formatPercent(locale, terms.wrongPaymentFeeBasisPoints),
      invoiceLeadWeeks: count(terms.invoiceLeadWeeks),
      breachNoticeHours: count(terms.breachNoticeHours),
      loadPercentile: count(terms.loadPercentile),
      smallClaims: dollars(terms.smallClaimsUpToCents),
      noCharge: dollars(0),
    },
    billing: {
      currencies: formatList(locale, content.company.billingCurrencies),
      currencyCount: count(content.company.billingCurrencies.length),
    },
    updatedOn: { terms: day(content.company.legalUpdatedOn.terms) },
    wikis: {
      ...content.wikis,
      firstWikiYear: String(content.wikis.firstWikiYear),
      mediaWikiYear: String(content.wikis.mediaWikiYear),
      mediaWikiLanguages: count(content.wikis.mediaWikiLanguages),
    },
    claims: {
      businessStartingPrice: dollars(claimedCents('business-starting-price')),
      dedicatedStartingPrice: dollars(claimedCents('dedicated-starting-price')),
    },
  };
  return { ...said, answers: answerFacts(locale, (text) => filled(text, said)) };
}

/** An add-on that no plan includes has no names, so that a text that speaks of them is refused. */
function planNamesByAddon(locale: string): Record<string, string> {
  const including = content.addons.addons.filter(({ includedIn }) => includedIn.length > 0);
  return Object.fromEntries(
    including.map(({ id, includedIn }) => {
      const names = includedIn.map((plan) => planOf(plan).name);
      return [id, formatList(locale, names)];
    }),
  );
}

function claimedCents(id: string): number {
  const cents = claims[id]?.amountCents;
  if (cents === undefined) throw new Error(`content/claims.yaml: "${id}" needs an amount.`);
  return cents;
}
