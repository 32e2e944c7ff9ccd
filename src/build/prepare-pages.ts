import { site } from '../content/site.ts';
import { fallbackLocale, locales } from '../i18n/locales.ts';
import { openApi } from '../server/open-api.ts';
import { securityTxtPath } from '../site/addresses.ts';
import type { SiteAssets } from '../site/context.tsx';
import { webManifest, webManifestPath } from '../site/layout/web-manifest.ts';
import { createRenderer } from '../site/render.tsx';
import { pageRoutes } from '../site/routes.ts';
import { changeFeeds } from './change-feeds.ts';
import { type Draft, draft } from './draft.ts';
import { editionDays } from './edition-days.ts';
import { llmsTxt, type PageSummary } from './llms-txt.ts';
import { pageEditions } from './page-editions.ts';
import { planListEditions } from './plan-list-editions.ts';
import { robots } from './robots.ts';
import { securityTxt } from './security-txt.ts';

/**
 * Renders every page in every language, and the files that robots and programs read. A page that
 * changes on a later day, by a price, a tax rate or the year, is rendered once more for that day.
 *
 * @param today as year-month-day
 * @param tailor makes a page's CSS fit its HTML
 * @throws when a page lacks a text, a value, a claim or a link target
 */
export async function preparePages(
  assets: SiteAssets,
  today: string,
  tailor: (css: string, html: string) => string,
): Promise<Draft[]> {
  const render = createRenderer(assets, tailor);
  const days = editionDays(today);
  const drafts = [
    draft('/robots.txt', robots(site.siteUrl, site.refusedRobots)),
    draft(securityTxtPath, securityTxt(site.siteUrl, site.securityReports)),
    draft(webManifestPath, webManifest()),
    ...planListEditions(days),
    draft('/openapi.json', JSON.stringify(openApi(site))),
    ...changeFeeds(),
  ];
  const summaries: PageSummary[] = [];
  for (const [key] of pageRoutes) {
    for (const locale of locales) {
      const editions = await pageEditions(key, locale, days, render);
      drafts.push(...editions);
      if (locale === fallbackLocale) summaries.push({ key, ...summaryOf(editions[0]) });
    }
  }
  drafts.push(draft('/llms.txt', llmsTxt(summaries)));
  return drafts;
}

/** The title without the brand, and the description, as they stand in a page's head. */
function summaryOf(page: Draft | undefined): Omit<PageSummary, 'key'> {
  const html = new TextDecoder().decode(page?.body);
  const [, title = ''] = html.match(/<title>(.*?) – [^<]*<\/title>/) ?? [];
  const [, summary = ''] = html.match(/<meta name="description" content="([^"]*)"/) ?? [];
  return { title: plain(title), summary: plain(summary) };
}

/** What React has escaped, as it was. */
function plain(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
