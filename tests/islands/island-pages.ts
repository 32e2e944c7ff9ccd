/** A page with every island, and whatever else has to be in its address for it. */
export const islandPages = {
  'company-quote': '/pricecalculator?for=company&employees=20&country=DE',
  'compatibility-check': '/extensions',
  'extension-list': '/extensions',
  'price-calculator': '/pricecalculator',
  'name-wiki': '/createawiki',
  'plan-finder': '/help-me-choose',
  'privacy-level': '/privacy',
  'editable-page': '/what-is-wiki-hosting',
} as const;
