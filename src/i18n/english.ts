import type about from '../../locales/en/about.json';
import type addOns from '../../locales/en/add-ons.json';
import type banner from '../../locales/en/banner.json';
import type callToAction from '../../locales/en/call-to-action.json';
import type careers from '../../locales/en/careers.json';
import type claims from '../../locales/en/claims.json';
import type common from '../../locales/en/common.json';
import type compare from '../../locales/en/compare.json';
import type consulting from '../../locales/en/consulting.json';
import type contact from '../../locales/en/contact.json';
import type createWiki from '../../locales/en/create-wiki.json';
import type dedicated from '../../locales/en/dedicated.json';
import type dmca from '../../locales/en/dmca.json';
import type extensionCheck from '../../locales/en/extension-check.json';
import type extensionsListing from '../../locales/en/extensions-listing.json';
import type features from '../../locales/en/features.json';
import type footer from '../../locales/en/footer.json';
import type forCompanies from '../../locales/en/for-companies.json';
import type forPersonal from '../../locales/en/for-personal.json';
import type helpMeChoose from '../../locales/en/help-me-choose.json';
import type landing from '../../locales/en/landing.json';
import type login from '../../locales/en/login.json';
import type moveHere from '../../locales/en/move-here.json';
import type navbar from '../../locales/en/navbar.json';
import type notFound from '../../locales/en/not-found.json';
import type plans from '../../locales/en/plans.json';
import type priceCalculator from '../../locales/en/price-calculator.json';
import type priceChart from '../../locales/en/price-chart.json';
import type privacy from '../../locales/en/privacy.json';
import type privacyLaws from '../../locales/en/privacy-laws.json';
import type showcase from '../../locales/en/showcase.json';
import type status from '../../locales/en/status.json';
import type terms from '../../locales/en/terms.json';
import type useCases from '../../locales/en/use-cases.json';
import type visualEditor from '../../locales/en/visual-editor.json';
import type whatIsWikiHosting from '../../locales/en/what-is-wiki-hosting.json';

/**
 * The English texts by namespace: the keys that code may ask for. A file that is missing here has
 * no typed keys; `npm test` says so.
 */
export interface EnglishTexts {
  about: typeof about;
  'add-ons': typeof addOns;
  banner: typeof banner;
  'call-to-action': typeof callToAction;
  careers: typeof careers;
  claims: typeof claims;
  common: typeof common;
  compare: typeof compare;
  consulting: typeof consulting;
  contact: typeof contact;
  'create-wiki': typeof createWiki;
  dedicated: typeof dedicated;
  dmca: typeof dmca;
  'extension-check': typeof extensionCheck;
  'extensions-listing': typeof extensionsListing;
  features: typeof features;
  footer: typeof footer;
  'for-companies': typeof forCompanies;
  'for-personal': typeof forPersonal;
  'help-me-choose': typeof helpMeChoose;
  landing: typeof landing;
  login: typeof login;
  'move-here': typeof moveHere;
  navbar: typeof navbar;
  'not-found': typeof notFound;
  plans: typeof plans;
  'price-calculator': typeof priceCalculator;
  'price-chart': typeof priceChart;
  privacy: typeof privacy;
  'privacy-laws': typeof privacyLaws;
  showcase: typeof showcase;
  status: typeof status;
  terms: typeof terms;
  'use-cases': typeof useCases;
  'visual-editor': typeof visualEditor;
  'what-is-wiki-hosting': typeof whatIsWikiHosting;
}
