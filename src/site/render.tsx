import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { facts } from '../content/facts.ts';
import { noticeOn } from '../content/notice.ts';
import { priceBookOn, pricesAsOf } from '../content/price-book.ts';
import { listPricesOn, pricesFor } from '../content/prices.ts';
import { listContext } from '../domain/money.ts';
import { invalidParameters } from '../domain/option.ts';
import { type PriceChoice, priceContextOf } from '../domain/price-choice.ts';
import type { Locale } from '../i18n/locales.ts';
import { createServerI18n, plainTexts } from '../i18n/server.ts';
import { type Site, type SiteAssets, SiteProvider } from './context.tsx';
import { cachedFontScript } from './layout/cached-font-script.ts';
import { Document } from './layout/document.tsx';
import { goBackScript } from './layout/go-back-script.ts';
import { speculationRules } from './layout/speculation-rules.ts';
import type { PageModule } from './page-module.ts';
import { pageModules } from './pages.ts';
import { taxNote } from './prices/tax-note.ts';
import { type PageKey, type PageRoute, routes } from './routes.ts';
import { noticeScript } from './sections/notice-script.ts';
import { contentSecurityPolicy } from './security-policy.ts';

export interface RenderRequest {
  key: PageKey;
  locale: Locale;
  query: URLSearchParams;
  /** The day that the page is rendered for, as YYYY-MM-DD; it selects prices and tax rates. */
  day: string;
  /** The visitor's choice of country and tax for prices; undefined without a choice. */
  choice?: PriceChoice | undefined;
}

export type RenderedPage =
  | { kind: 'page'; status: number; html: string; headers: Record<string, string> }
  | { kind: 'redirect'; location: string };

/**
 * Creates the function that renders a page in a language for a query. The build calls it for every page
 * without a query, the server for live pages.
 *
 * @param assets the built files that pages refer to
 * @returns a function that rejects when the page throws, such as for a missing text
 */
export function createRenderer(
  assets: SiteAssets,
): (request: RenderRequest) => Promise<RenderedPage> {
  // Cache of i18n instances: one for each language, currency and tax rate, recreated when prices change.
  const instances = new Map<string, i18n>();
  const textsFor = ({ locale, prices, choice, context, day }: Site): i18n => {
    const note = taxNote(plainTexts(locale), choice, context);
    const name = `${locale} ${context.currency} ${note} ${pricesAsOf(day)}`;
    const instance =
      instances.get(name) ??
      createServerI18n(locale, facts(locale, prices, listPricesOn(day), note));
    instances.set(name, instance);
    return instance;
  };

  return async ({ key, locale, query, day, choice }) => {
    const {
      Page,
      resolve,
      choices,
      choiceLabels = {},
      sources,
    }: PageModule = await pageModules[key]();
    const resolution = resolve?.(query, locale) ?? { kind: 'page', props: {} };
    if (resolution.kind === 'redirect') return resolution;
    const search = query.size > 0 ? `?${query}` : '';
    const context = choice ? priceContextOf(choice, priceBookOn(day).countries) : listContext;
    const site: Site = {
      locale,
      pageKey: key,
      search,
      invalidParameters: invalidParameters(query, choices ?? {}).map((name) => {
        const label = choiceLabels[name];
        return label ? plainTexts(locale).t(label) : name;
      }),
      day,
      assets,
      choice,
      context,
      prices: pricesFor(context, day),
      citations: [],
      headings: [],
    };
    const route: PageRoute = routes[key];
    const isStandalone = route.frame === 'standalone';
    return {
      kind: 'page',
      status:
        resolution.status ?? (site.invalidParameters.length > 0 ? 400 : (route.status ?? 200)),
      html: renderDocument(site, textsFor(site), Page, resolution.props),
      headers: {
        'content-security-policy': await contentSecurityPolicy(
          {
            style: assets.styles[key],
            scripts: [
              ...(isStandalone ? [goBackScript] : [cachedFontScript, speculationRules]),
              ...(!isStandalone && noticeOn(key, day) ? [noticeScript] : []),
            ],
          },
          sources,
        ),
        ...(route.isIndexed === false && { 'x-robots-tag': 'noindex' }),
        ...(route.retryAfterSeconds && { 'retry-after': String(route.retryAfterSeconds) }),
      },
    };
  };
}

/**
 * Renders a component as the body of an HTML document.
 *
 * @param texts of the language that `site` names
 * @throws for a missing text
 */
export function renderDocument<Props extends object>(
  site: Site,
  texts: i18n,
  Page: ComponentType<Props>,
  props: Props,
): string {
  const markup = renderToStaticMarkup(
    <SiteProvider value={site}>
      <I18nextProvider i18n={texts}>
        <Document>
          <Page {...props} />
        </Document>
      </I18nextProvider>
    </SiteProvider>,
  );
  return `<!doctype html>${markup}`;
}
