import type { PageModule } from './page-module.ts';
import type { PageKey } from './routes.ts';

/**
 * The module of each page, imported dynamically so that each page has its own CSS. A file is named after its
 * key in the route table; the build relies on that.
 */
export const pageModules = {
  landing: () => import('./pages/landing.tsx'),
  beta: () => import('./pages/beta.tsx'),
  features: () => import('./pages/features.tsx'),
  plans: () => import('./pages/plans.tsx'),
  createWiki: () => import('./pages/create-wiki.tsx'),
  whatIsWikiHosting: () => import('./pages/what-is-wiki-hosting.tsx'),
  forCompanies: () => import('./pages/for-companies.tsx'),
  forPersonal: () => import('./pages/for-personal.tsx'),
  helpMeChoose: () => import('./pages/help-me-choose.tsx'),
  moveHere: () => import('./pages/move-here.tsx'),
  showcase: () => import('./pages/showcase.tsx'),
  about: () => import('./pages/about.tsx'),
  login: () => import('./pages/login.tsx'),
  useCases: () => import('./pages/use-cases.tsx'),
  compare: () => import('./pages/compare.tsx'),
  priceCalculator: () => import('./pages/price-calculator.tsx'),
  consulting: () => import('./pages/consulting.tsx'),
  contact: () => import('./pages/contact.tsx'),
  dedicated: () => import('./pages/dedicated.tsx'),
  careers: () => import('./pages/careers.tsx'),
  extensions: () => import('./pages/extensions.tsx'),
  terms: () => import('./pages/terms.tsx'),
  dmca: () => import('./pages/dmca.tsx'),
  imprint: () => import('./pages/imprint.tsx'),
  trust: () => import('./pages/trust.tsx'),
  changes: () => import('./pages/changes.tsx'),
  accessibility: () => import('./pages/accessibility.tsx'),
  privacy: () => import('./pages/privacy.tsx'),
  privacyLaws: () => import('./pages/privacy-laws.tsx'),
  quarantined: () => import('./pages/quarantined.tsx'),
  suspended: () => import('./pages/suspended.tsx'),
  maintenance: () => import('./pages/maintenance.tsx'),
  notFound: () => import('./pages/not-found.tsx'),
  unsetLink: () => import('./pages/unset-link.tsx'),
  serverError: () => import('./pages/server-error.tsx'),
  busy: () => import('./pages/busy.tsx'),
  unavailable: () => import('./pages/unavailable.tsx'),
} satisfies Record<PageKey, () => Promise<PageModule>>;
