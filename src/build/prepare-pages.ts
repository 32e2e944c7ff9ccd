import { site } from '../content/site.ts';
import { locales } from '../i18n/locales.ts';
import { openApi } from '../server/calculator/open-api.ts';
import type { SiteAssets } from '../site/context.tsx';
import { createRenderer } from '../site/render.tsx';
import { pageRoutes } from '../site/routes.ts';
import { type Draft, draft } from './draft.ts';
import { robots, sitemap } from './sitemap.ts';

/**
 * Renders every page in every language, and what tells robots and programs of them.
 *
 * @throws when a page lacks a text, a value, a claim or a link target
 */
export async function preparePages(assets: SiteAssets): Promise<Draft[]> {
  const render = createRenderer(assets);
  const drafts = [
    draft('/sitemap.xml', sitemap(site.siteUrl)),
    draft('/robots.txt', robots(site.siteUrl)),
    draft('/openapi.json', JSON.stringify(openApi(site))),
  ];
  for (const [key, route] of pageRoutes) {
    for (const locale of locales) {
      const page = await render({ key, locale, query: new URLSearchParams() });
      if (page.kind !== 'page') throw new Error(`${route.path} redirects without being asked.`);
      const { status, headers, html } = page;
      drafts.push(
        draft(route.path, html, {
          locale,
          status,
          headers,
          contentType: 'text/html; charset=utf-8',
        }),
      );
    }
  }
  return drafts;
}
