import { type Locale, locales } from '../../i18n/locales.ts';
import { localePath } from '../../site/addresses.ts';
import { hasPrices, type PageKey, pageRoutes, routes } from '../../site/routes.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { addressesOf } from './addresses-of.ts';
import type { PreparedFile } from './prepared-file.ts';
import { prepareRepresentation, type Representation } from './representation.ts';

/** One address of the site. */
export interface PreparedAddress {
  /** Undefined when the address is a file. */
  pageKey: PageKey | undefined;
  /** Query parameters that the page reads. A request with one of them is rendered live. */
  liveParameters: readonly string[];
  /** Whether the page depends on the visitor's choice of country and tax for prices. */
  hasPrices: boolean;
  /** Whether the page has a JSON representation, which is never prepared. */
  isJsonOffered: boolean;
  /** Whether the request chooses the language. */
  isNegotiated: boolean;
  /**
   * The representation to send; made at the first request and kept.
   *
   * @param locale the negotiated language; ignored unless `isNegotiated`
   */
  representationIn(locale: Locale): Representation;
}

/** Every prepared answer by its complete address, language prefix included. */
export type PreparedSite = Pick<ReadonlyMap<string, PreparedAddress>, 'get' | 'has'>;

export interface PreparedSiteOptions {
  /** Its keys are the pages with a JSON representation. */
  jsonAnswers: Readonly<Partial<Record<PageKey, unknown>>>;
}

/**
 * Makes a site of prepared files: each page answers at its own address, by language negotiation,
 * and at one address per language; every other file at its path.
 *
 * @throws when a page is missing in a language: a menu with missing languages is worse than not
 *   starting
 */
export function createPreparedSite(
  files: readonly PreparedFile[],
  { jsonAnswers }: PreparedSiteOptions,
): PreparedSite {
  const site = new Map<string, PreparedAddress>();
  const versionsByPath = groupPages(files);
  for (const [pageKey, { path, liveParameters = [] }] of pageRoutes) {
    const versions = versionsByPath.get(path);
    if (!versions) continue;
    const isJsonOffered = pageKey in jsonAnswers;
    const isPriced = hasPrices(routes[pageKey]);
    const common = { pageKey, liveParameters, isJsonOffered, hasPrices: isPriced };
    const prepare = (locale: Locale, vary: readonly string[]) => {
      const file = versions.get(locale);
      if (!file) throw new Error(`The page ${path} has not been prepared in "${locale}".`);
      return once(() =>
        prepareRepresentation(file, {
          vary: [...vary, ...(isJsonOffered ? ['Accept'] : []), 'Accept-Encoding'],
          headers: { ...securityHeaders, 'content-location': localePath(locale, path) },
        }),
      );
    };
    const negotiated = new Map<Locale, () => Representation>();
    for (const locale of locales) {
      const representationIn = prepare(locale, isPriced ? ['Cookie'] : []);
      site.set(localePath(locale, path), { ...common, isNegotiated: false, representationIn });
      negotiated.set(locale, prepare(locale, ['Accept-Language', 'Cookie']));
    }
    const representationIn = (locale: Locale) => negotiated.get(locale)?.() as Representation;
    site.set(path, { ...common, isNegotiated: true, representationIn });
  }

  for (const file of files.filter(({ locale }) => !locale)) {
    site.set(file.path, {
      pageKey: undefined,
      liveParameters: [],
      isJsonOffered: false,
      hasPrices: false,
      isNegotiated: false,
      representationIn: once(() =>
        prepareRepresentation(file, { vary: ['Accept-Encoding'], headers: securityHeaders }),
      ),
    });
  }

  // The one page that answers with and without a slash at its end.
  for (const path of addressesOf(routes.beta.path)) {
    const beta = site.get(path);
    if (beta) site.set(`${path}/`, beta);
  }
  return site;
}

function groupPages(files: readonly PreparedFile[]): Map<string, Map<Locale, PreparedFile>> {
  const pages = new Map<string, Map<Locale, PreparedFile>>();
  for (const file of files) {
    if (!file.locale) continue;
    const versions = pages.get(file.path) ?? new Map<Locale, PreparedFile>();
    pages.set(file.path, versions.set(file.locale, file));
  }
  return pages;
}

/** Computes a result on first use and keeps it. */
function once<Result>(work: () => Result): () => Result {
  let result: Result | undefined;
  return () => {
    result ??= work();
    return result;
  };
}
