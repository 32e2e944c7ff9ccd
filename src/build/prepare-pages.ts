import { site } from '../content/site.ts';
import type { Locale } from '../i18n/locales.ts';
import { noteTextsRead } from '../i18n/server.ts';
import { openApi } from '../server/open-api.ts';
import { securityTxtPath } from '../site/addresses.ts';
import type { SiteAssets } from '../site/context.tsx';
import { webManifest, webManifestPath } from '../site/layout/web-manifest.ts';
import { createRenderer } from '../site/render.tsx';
import type { PageKey } from '../site/routes.ts';
import { changeFeeds } from './change-feeds.ts';
import { editionDays } from './edition-days.ts';
import { llmsTxt, type PageSummary } from './llms-txt.ts';
import { pageEditions } from './page-editions.ts';
import { planListEditions } from './plan-list-editions.ts';
import { robots } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import { type UncompressedFile, uncompressedFile } from './uncompressed-file.ts';

export interface PreparedPage {
  /** Today's page, and one for each later day on which a price, a tax rate or the year changes. */
  editions: UncompressedFile[];
  /** The names of all texts that it was made of, as `noteTextsRead` gives them. */
  textsRead: string[];
}

/**
 * Makes the function that renders a page in a language.
 *
 * @param today as YYYY-MM-DD
 * @returns a function that rejects when the page lacks a text, a value, a claim or a link target. No two calls may
 *   run at the same time
 */
export function createPagePreparer(
  assets: SiteAssets,
  today: string,
): (key: PageKey, locale: Locale) => Promise<PreparedPage> {
  const days = editionDays(today);
  return async (key, locale) => {
    const textsRead = noteTextsRead();
    // A renderer of its own, because another page's remembers texts instead of reading them.
    const editions = await pageEditions(key, locale, days, createRenderer(assets));
    return { editions, textsRead: [...textsRead].sort() };
  };
}

/**
 * Makes the files that robots and programs read.
 *
 * @param today as YYYY-MM-DD
 * @param english every page as it is today, in English and in the order of the route table
 */
export function prepareFiles(
  today: string,
  english: readonly { key: PageKey; html: Uint8Array | undefined }[],
): UncompressedFile[] {
  const summaries = english.map(({ key, html }) => ({ key, ...summaryOf(html) }));
  return [
    uncompressedFile('/robots.txt', robots(site.siteUrl, site.refusedRobots)),
    uncompressedFile(
      securityTxtPath,
      securityTxt(site.siteUrl, site.links.securityReport, site.securityReports.until),
    ),
    uncompressedFile(webManifestPath, webManifest()),
    ...planListEditions(editionDays(today)),
    uncompressedFile('/openapi.json', JSON.stringify(openApi(site))),
    ...changeFeeds(),
    uncompressedFile('/llms.txt', llmsTxt(summaries)),
  ];
}

/** The title without the brand, and the description, as they stand in a page's head. */
function summaryOf(page: Uint8Array | undefined): Omit<PageSummary, 'key'> {
  const html = new TextDecoder().decode(page);
  const [, title = ''] = html.match(/<title>(.*?) – [^<]*<\/title>/) ?? [];
  const [, summary = ''] = html.match(/<meta name="description" content="([^"]*)"/) ?? [];
  return { title: plain(title), summary: plain(summary) };
}

/** Undoes React's escaping. */
function plain(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
