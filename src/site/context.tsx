import { createContext, use } from 'react';
import type { Prices } from '../content/prices.ts';
import type { PriceContext } from '../domain/money.ts';
import type { PriceChoice } from '../domain/price-choice.ts';
import type { Locale } from '../i18n/locales.ts';
import type { PageKey } from './routes.ts';

/** The built files that a page refers to. */
export interface SiteAssets {
  /** CSS to inline, by page. */
  styles: Record<PageKey, string>;
  /** Path of the entry script of every page. */
  bootScript: string;
  /** Paths of the scripts that hydrate an island, by its name; none during development. */
  islandScripts: Readonly<Record<string, readonly string[]>>;
}

export interface Site {
  locale: Locale;
  pageKey: PageKey;
  /** Query of the request, with its question mark, or empty. */
  search: string;
  /** Query parameters whose value is not on offer, each by the label of its field. */
  invalidParameters: readonly string[];
  /** The day that the page is rendered for, as YYYY-MM-DD; it selects prices and tax rates. */
  day: string;
  assets: SiteAssets;
  /** The visitor's choice of country and tax for prices; undefined without a choice. */
  choice: PriceChoice | undefined;
  /** The currency and tax that follow from the choice. */
  context: PriceContext;
  /** All prices for this visitor. Every amount on the page comes from here. */
  prices: Prices;
  /** Claims cited so far, in the order of their marks; filled while the page renders. */
  citations: string[];
  /** Text of the page's `<h1>`; filled while the page renders. */
  headings: string[];
}

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = SiteContext.Provider;

/**
 * Gives a component the data of its page: language, build, prices and so on.
 *
 * @throws outside a page, such as in an island
 */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site)
    throw new Error('useSite() works in pages only; give islands what they need as props.');
  return site;
}
