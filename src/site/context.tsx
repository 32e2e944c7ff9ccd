import { createContext, use } from 'react';
import type { Prices } from '../content/prices.ts';
import type { PriceContext } from '../domain/money.ts';
import type { PriceChoice } from '../domain/price-choice.ts';
import type { Locale } from '../i18n/locales.ts';
import type { PageKey } from './routes.ts';

/** Where the build has put the files that a page names. */
export interface SiteAssets {
  /** CSS to inline, by page. */
  styles: Record<PageKey, string>;
  /** Address of the script that is on every page. */
  bootScript: string;
}

export interface Site {
  locale: Locale;
  pageKey: PageKey;
  /** Query of the request, with its question mark, or empty. */
  search: string;
  /** Parameters of the query that name something that is not on offer, each as the page calls its field. */
  notOffered: readonly string[];
  /** The day that the page is for, as YYYY-MM-DD: tax rates start on days. */
  day: string;
  assets: SiteAssets;
  /** For whom prices are shown; undefined for a visitor who has not chosen. */
  choice: PriceChoice | undefined;
  /** The money and the tax that follow from the choice. */
  context: PriceContext;
  /** What everything costs the visitor: every amount on the page comes from here. */
  prices: Prices;
  /** Claims cited so far, in the order of their marks; filled while the page renders. */
  citations: string[];
  /** What the page's `<h1>` says; filled while the page renders. */
  headings: string[];
}

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = SiteContext.Provider;

/**
 * Tells a component which page, language and build it is part of.
 *
 * @throws outside a page, such as in an island
 */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site)
    throw new Error('useSite() works in pages only; give islands what they need as props.');
  return site;
}
