/** `standalone` is for status pages of the wiki farm, which its proxy shows while other hosts may be down. */
type Frame = 'full' | 'standalone';

export interface PageRoute {
  path: string;
  kind: 'page';
  /** HTTP status of the page; 200 unless given. */
  status?: number;
  /** `Retry-After` of a page about a temporary outage. */
  retryAfterSeconds?: number;
  /** Whether search engines may list it; true unless given. */
  isIndexed?: boolean;
  /** Another path that is this page's canonical address. */
  canonical?: string;
  /** Query parameters on which the page depends: with any of them it is rendered live. */
  liveParameters?: readonly string[];
  /** `standalone` pages reference no other file and link by absolute address; `full` unless given. */
  frame?: Frame;
}

interface RedirectRoute {
  path: string;
  kind: 'redirect';
  to: string;
}

interface ExternalRoute {
  path: string;
  kind: 'external';
  /** Key of the target in `links` of content/site.yaml. */
  link: string;
}

export type Route = PageRoute | RedirectRoute | ExternalRoute;

/**
 * The route table: every address of the site. Server, build, sitemap, menus, link checks and tests read it.
 */
export const routes = {
  landing: { path: '/', kind: 'page' },
  beta: { path: '/beta', kind: 'page', isIndexed: false, canonical: '/' },
  features: { path: '/features', kind: 'page' },
  plans: { path: '/plans', kind: 'page' },
  createWiki: {
    path: '/createawiki',
    kind: 'page',
    liveParameters: ['name', 'address', 'colour', 'level'],
  },
  whatIsWikiHosting: { path: '/what-is-wiki-hosting', kind: 'page' },
  forCompanies: { path: '/for-companies', kind: 'page' },
  forPersonal: { path: '/for-personal', kind: 'page' },
  helpMeChoose: {
    path: '/help-me-choose',
    kind: 'page',
    liveParameters: ['needs', 'sso', 'wikis', 'storage', 'employees', 'budget'],
  },
  moveHere: { path: '/movehere', kind: 'page', liveParameters: ['from', 'size', 'access', 'plan'] },
  showcase: { path: '/showcase', kind: 'page', liveParameters: ['wiki'] },
  about: { path: '/about', kind: 'page' },
  login: { path: '/login', kind: 'page', liveParameters: ['wikiid'] },
  useCases: { path: '/usecases', kind: 'page' },
  compare: { path: '/compare', kind: 'page' },
  priceCalculator: {
    path: '/pricecalculator',
    kind: 'page',
    liveParameters: [
      ...['product', 'addons', 'extrawikis', 'extrastorage', 'country'],
      ...['for', 'employees', 'wikis', 'storage', 'sso', 'billing', 'tax'],
    ],
  },
  consulting: { path: '/consulting', kind: 'page' },
  contact: { path: '/contact', kind: 'page', liveParameters: ['as', 'ticket'] },
  dedicated: { path: '/vps', kind: 'page' },
  careers: { path: '/careers', kind: 'page' },
  extensions: { path: '/extensions', kind: 'page', liveParameters: ['search', 'category'] },
  terms: { path: '/terms', kind: 'page' },
  dmca: { path: '/dmca', kind: 'page' },
  imprint: { path: '/imprint', kind: 'page' },
  trust: { path: '/trust', kind: 'page' },
  changes: { path: '/changes', kind: 'page' },
  accessibility: { path: '/accessibility', kind: 'page' },
  privacy: { path: '/privacy', kind: 'page', liveParameters: ['read', 'edit', 'create'] },
  privacyLaws: { path: '/privacylaws', kind: 'page', liveParameters: ['country'] },
  quarantined: {
    path: '/404-quarantined',
    kind: 'page',
    status: 404,
    isIndexed: false,
    frame: 'standalone',
  },
  suspended: {
    path: '/404-suspended',
    kind: 'page',
    status: 404,
    isIndexed: false,
    frame: 'standalone',
  },
  maintenance: {
    path: '/503-maintenance',
    kind: 'page',
    status: 503,
    retryAfterSeconds: 600,
    isIndexed: false,
    frame: 'standalone',
  },
  notFound: { path: '/404', kind: 'page', status: 404, isIndexed: false },
  unsetLink: { path: '/unset-link', kind: 'page', status: 404, isIndexed: false },
  serverError: { path: '/500', kind: 'page', status: 500, isIndexed: false, frame: 'standalone' },
  busy: {
    path: '/503-busy',
    kind: 'page',
    status: 503,
    retryAfterSeconds: 5,
    isIndexed: false,
    frame: 'standalone',
  },
  unavailable: {
    path: '/503-unavailable',
    kind: 'page',
    status: 503,
    retryAfterSeconds: 60,
    isIndexed: false,
    frame: 'standalone',
  },
  index: { path: '/index', kind: 'redirect', to: '/' },
  indexHtml: { path: '/index.html', kind: 'redirect', to: '/' },
  wikiCreationFlow: { path: '/wikicreation_flow', kind: 'redirect', to: '/createawiki' },
  aboutUs: { path: '/aboutus', kind: 'redirect', to: '/about' },
  demo: { path: '/demo', kind: 'external', link: 'demo' },
  compareDedicated: {
    path: '/compare-signature-and-vps-plans',
    kind: 'external',
    link: 'compareDedicated',
  },
  dedicatedSignUp: { path: '/vps-signup', kind: 'external', link: 'dedicatedSignUp' },
  news: { path: '/news', kind: 'external', link: 'news' },
  help: { path: '/help', kind: 'external', link: 'help' },
  ssoInformation: { path: '/sso-information', kind: 'external', link: 'ssoInformation' },
  migrationInformation: {
    path: '/migration-information',
    kind: 'external',
    link: 'migrationInformation',
  },
} as const satisfies Record<string, Route>;

export type RouteKey = keyof typeof routes;

export type PageKey = {
  [Key in RouteKey]: (typeof routes)[Key]['kind'] extends 'page' ? Key : never;
}[RouteKey];

/** Whether a page depends on the choice of country and tax for prices: all but status and error pages. */
export function hasPrices({ frame, status }: PageRoute): boolean {
  return frame !== 'standalone' && status === undefined;
}

/** The rows that are pages, in the order of the table. */
export const pageRoutes = Object.entries<Route>(routes).filter(
  (row): row is [PageKey, PageRoute] => row[1].kind === 'page',
);
