// biome-ignore-all format: written by `npm run texts` out of the names in locales/en.
/** The English texts by namespace: the keys that code may ask for. */
export interface EnglishTexts {
  'about': typeof import('../../locales/en/about.json');
  'accessibility': typeof import('../../locales/en/accessibility.json');
  'add-ons': typeof import('../../locales/en/add-ons.json');
  'banner': typeof import('../../locales/en/banner.json');
  'call-to-action': typeof import('../../locales/en/call-to-action.json');
  'careers': typeof import('../../locales/en/careers.json');
  'changes': typeof import('../../locales/en/changes.json');
  'claims': typeof import('../../locales/en/claims.json');
  'common': typeof import('../../locales/en/common.json');
  'company-quote': typeof import('../../locales/en/company-quote.json');
  'compare': typeof import('../../locales/en/compare.json');
  'consulting': typeof import('../../locales/en/consulting.json');
  'contact': typeof import('../../locales/en/contact.json');
  'create-wiki': typeof import('../../locales/en/create-wiki.json');
  'dedicated': typeof import('../../locales/en/dedicated.json');
  'dmca': typeof import('../../locales/en/dmca.json');
  'extension-check': typeof import('../../locales/en/extension-check.json');
  'extensions-listing': typeof import('../../locales/en/extensions-listing.json');
  'features': typeof import('../../locales/en/features.json');
  'footer': typeof import('../../locales/en/footer.json');
  'for-companies': typeof import('../../locales/en/for-companies.json');
  'for-personal': typeof import('../../locales/en/for-personal.json');
  'help-me-choose': typeof import('../../locales/en/help-me-choose.json');
  'imprint': typeof import('../../locales/en/imprint.json');
  'landing': typeof import('../../locales/en/landing.json');
  'login': typeof import('../../locales/en/login.json');
  'move-here': typeof import('../../locales/en/move-here.json');
  'name-wiki': typeof import('../../locales/en/name-wiki.json');
  'navbar': typeof import('../../locales/en/navbar.json');
  'not-found': typeof import('../../locales/en/not-found.json');
  'notice': typeof import('../../locales/en/notice.json');
  'plans': typeof import('../../locales/en/plans.json');
  'price-calculator': typeof import('../../locales/en/price-calculator.json');
  'price-chart': typeof import('../../locales/en/price-chart.json');
  'prices': typeof import('../../locales/en/prices.json');
  'privacy': typeof import('../../locales/en/privacy.json');
  'privacy-laws': typeof import('../../locales/en/privacy-laws.json');
  'showcase': typeof import('../../locales/en/showcase.json');
  'status': typeof import('../../locales/en/status.json');
  'terms': typeof import('../../locales/en/terms.json');
  'trust': typeof import('../../locales/en/trust.json');
  'use-cases': typeof import('../../locales/en/use-cases.json');
  'what-is-wiki-hosting': typeof import('../../locales/en/what-is-wiki-hosting.json');
  'working-page': typeof import('../../locales/en/working-page.json');
}
