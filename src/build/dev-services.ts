import { content } from '../content/content.ts';
import { priceDisplay } from '../content/price-display.ts';
import { site as siteContent } from '../content/site.ts';
import { dayOf } from '../domain/tax-rate.ts';
import { locales } from '../i18n/locales.ts';
import type { Config } from '../server/config.ts';
import { createLog } from '../server/create-log.ts';
import { shippedExtensions } from '../server/extensions/shipped-extensions.ts';
import { jsonAnswers } from '../server/json-answers.ts';
import { compress } from '../server/node/compress.ts';
import { createPreparedSite } from '../server/prepared/prepared-site.ts';
import type { AppServices } from '../server/services.ts';
import { splitLocalePath } from '../site/addresses.ts';
import type { SiteAssets } from '../site/context.tsx';
import { createRenderer } from '../site/render.tsx';
import { type PageKey, pageRoutes } from '../site/routes.ts';
import { gatherOpenFiles } from './gather-files.ts';
import { uncompressedFile } from './uncompressed-file.ts';

/**
 * The application's services in development: each requested page or file is made on request; the not-found
 * page stands in for an unknown path.
 *
 * @param path of the request
 * @param cssOf gives a page's CSS
 */
export async function createDevServices(
  path: string,
  config: Config,
  cssOf: (key: PageKey) => Promise<string>,
): Promise<AppServices> {
  const { path: address, locale: asked } = splitLocalePath(path);
  const wanted = address.replace(/(.)\/$/, '$1') || '/';
  const drafts = await gatherOpenFiles(content.testimonials, (file) => file === path);
  const found = pageRoutes.filter(([, route]) => route.path === wanted);
  const isNothingThere = found.length + drafts.length === 0;
  const rows = isNothingThere ? pageRoutes.filter(([key]) => key === 'notFound') : found;
  const styles = Object.fromEntries(
    await Promise.all(rows.map(async ([key]) => [key, await cssOf(key)])),
  ) as SiteAssets['styles'];
  const renderPage = createRenderer({
    styles,
    bootScript: '/src/browser/boot.ts',
    islandScripts: {},
  });
  const render: typeof renderPage = async (request) => {
    const answer = await renderPage(request);
    if (answer.kind === 'redirect') return answer;
    // Vite's client needs inline scripts and a WebSocket.
    const policy = "default-src 'self' 'unsafe-inline' data: ws: https:";
    const headers = { ...answer.headers, 'content-security-policy': policy };
    const scripts = ['/@vite/client', '/src/build/dev-client.ts'].map(
      (address) => `<script type="module" src="${address}"></script>`,
    );
    const html = answer.html.replace('</head>', `${scripts.join('')}</head>`);
    return { ...answer, headers, html };
  };

  const clock = { now: () => new Date(), monotonicMs: () => performance.now() };
  const day = dayOf(clock.now());
  for (const [key, route] of rows) {
    const pages = await Promise.all(
      (asked ? [asked] : locales).map((locale) =>
        render({ key, locale, query: new URLSearchParams(), day }),
      ),
    );
    for (const [index, locale] of locales.entries()) {
      // A page may exist in one language only.
      const page = pages[index] ?? pages[0];
      if (page?.kind !== 'page') continue;
      const contentType = 'text/html; charset=utf-8';
      const { html, ...rest } = page;
      drafts.push(uncompressedFile(route.path, html, { locale, contentType, ...rest }));
    }
  }
  return {
    config,
    buildId: 'development',
    site: createPreparedSite(
      drafts.map(({ body, ...file }) => ({ ...file, bodies: { identity: body } })),
      { jsonAnswers },
    ),
    render,
    jsonAnswers,
    location: { countryOf: async () => undefined },
    extensions: shippedExtensions,
    links: siteContent.links,
    siteUrl: siteContent.siteUrl,
    isTimed: siteContent.fieldTimings,
    pricedPlaces: content.countries.countries.map(({ code }) => code),
    isPricedByLocation: priceDisplay === 'byLocation',
    compress,
    clock,
    nextTurn: () => new Promise((resolve) => setImmediate(resolve)),
    log: createLog({ level: 'errors', clock, write: console.error }),
    isReady: () => true,
    health: async () => 'ok',
  };
}
