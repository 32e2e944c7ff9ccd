import { type Locale, locales } from '../../i18n/locales.ts';
import { localePath } from '../../site/addresses.ts';
import { type PageKey, pageRoutes, routes } from '../../site/routes.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { addressesOf } from './addresses-of.ts';
import type { PreparedFile } from './prepared-file.ts';
import { prepareRepresentation, type Representation } from './representation.ts';

/** What one address answers, ready to be sent. */
export type PreparedAddress = {
  /** Present when the address is a page. */
  pageKey: PageKey | undefined;
  /** Parameters that make the answer depend on the request, so that nothing is prepared for it. */
  liveParameters: readonly string[];
  /** Whether `Accept` may ask for JSON, which is never prepared. */
  isJsonOffered: boolean;
} & (
  | { isNegotiated: true; byLocale: Readonly<Partial<Record<Locale, Representation>>> }
  | { isNegotiated: false; representation: Representation }
);

/** Every prepared answer by its complete address, language prefix included. */
export type PreparedSite = Pick<ReadonlyMap<string, PreparedAddress>, 'get' | 'has'>;

export interface PreparedSiteOptions {
  /** Holds the keys of the pages that also have a JSON representation. */
  jsonAnswers: Readonly<Partial<Record<PageKey, unknown>>>;
}

/**
 * Makes a site of prepared files: each page answers at its own address, by language negotiation,
 * and at one address per language; every other file at its path.
 *
 * @throws when a page is missing in a language: half a language menu is worse than no start
 */
export function createPreparedSite(
  files: readonly PreparedFile[],
  { jsonAnswers }: PreparedSiteOptions,
): PreparedSite {
  const site = new Map<string, PreparedAddress>();
  for (const [pageKey, { path, liveParameters = [] }] of pageRoutes) {
    const versions = files.filter((file) => file.path === path && file.locale);
    if (versions.length === 0) continue;
    const isJsonOffered = pageKey in jsonAnswers;
    const common = { pageKey, liveParameters, isJsonOffered };
    const byLocale: Partial<Record<Locale, Representation>> = {};
    for (const locale of locales) {
      const file = versions.find((version) => version.locale === locale);
      if (!file) throw new Error(`The page ${path} has not been prepared in "${locale}".`);
      const address = localePath(locale, path);
      const prepare = (vary: readonly string[]) =>
        prepareRepresentation(file, {
          vary: [...vary, ...(isJsonOffered ? ['Accept'] : []), 'Accept-Encoding'],
          headers: { ...securityHeaders, 'content-location': address },
        });
      byLocale[locale] = prepare(['Accept-Language', 'Cookie']);
      site.set(address, { ...common, isNegotiated: false, representation: prepare([]) });
    }
    site.set(path, { ...common, isNegotiated: true, byLocale });
  }

  for (const file of files.filter(({ locale }) => !locale)) {
    const representation = prepareRepresentation(file, {
      vary: ['Accept-Encoding'],
      headers: securityHeaders,
    });
    site.set(file.path, {
      pageKey: undefined,
      liveParameters: [],
      isJsonOffered: false,
      isNegotiated: false,
      representation,
    });
  }

  // The one page that answers with and without a slash at its end.
  for (const path of addressesOf(routes.beta.path)) {
    const beta = site.get(path);
    if (beta) site.set(`${path}/`, beta);
  }
  return site;
}
