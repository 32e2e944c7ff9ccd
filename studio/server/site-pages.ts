import { existsSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { dayOf } from '../../src/domain/tax-rate.ts';
import { fallbackLocale } from '../../src/i18n/locales.ts';
import { splitLocalePath } from '../../src/site/addresses.ts';
import { type PageKey, pageRoutes } from '../../src/site/routes.ts';
import type { Preview, Version } from '../preview/preview.ts';
import { isEditable, type Reader } from '../project/editable-files.ts';

/** Cookie with the settings of shown pages, so that links between pages keep them. */
const lookCookie = 'studio-look';

export interface Look {
  version: Version;
  scheme: 'light' | 'dark';
  /** Whether the page's own script runs. */
  runsScript: boolean;
  /** Day for which pages are rendered, as YYYY-MM-DD; today by default. */
  day?: string | undefined;
}

/**
 * Parses `draft.dark.script.2027-01-01`, words in any order. The default is the draft in the light scheme, without
 * script.
 */
export function readLook(cookie: string | undefined): Look {
  const words = (cookie ?? '').split('.');
  return {
    version: words.includes('published') ? 'published' : 'draft',
    scheme: words.includes('dark') ? 'dark' : 'light',
    runsScript: words.includes('script'),
    day: words.find((word) => /^\d{4}-\d\d-\d\d$/.test(word)),
  };
}

/**
 * Answers the site's addresses with the pages of the draft.
 *
 * @param fallback answers other requests, as `npm run dev` does
 */
export function createSitePages({
  root,
  previews,
  read,
  fallback,
}: {
  /** Absolute path of the project. */
  root: string;
  previews: Record<Version, Preview>;
  read: Reader;
  fallback: (request: Request) => Promise<Response>;
}): Hono {
  const app = new Hono();
  app.get('/locales/:locale/:name', (context) => {
    const { locale, name } = context.req.param();
    const file = `locales/${locale}/${name}`;
    if (!isEditable(file) || !existsSync(path.join(root, file))) return context.notFound();
    return context.body(read(file), 200, {
      'content-type': 'application/json; charset=utf-8',
    });
  });
  // Fonts come from Vite; nothing is rendered for a picture.
  app.use('/pictures/*', serveStatic({ root: path.join(root, 'content') }));
  app.use('*', serveStatic({ root: path.join(root, 'public') }));
  app.get('*', async (context) => {
    const url = new URL(context.req.url);
    const key = pageAt(url.pathname);
    if (!key) return fallback(context.req.raw);
    const look = readLook(getCookie(context, lookCookie));
    const locale = splitLocalePath(url.pathname).locale ?? fallbackLocale;
    const { version, day = dayOf(new Date()) } = look;
    const request = { key, locale, query: url.searchParams, day };
    const { page, isFallback } = await rendered(version, request);
    if (page.kind === 'redirect') return context.redirect(page.location);
    const html = isFallback ? page.html.replace('</head>', `${fallbackMark}</head>`) : page.html;
    return context.html(shown(html, look), 200, {
      'content-security-policy': "default-src 'self' 'unsafe-inline' data:; frame-ancestors 'self'",
      'cache-control': 'no-store',
    });
  });
  app.all('*', (context) => fallback(context.req.raw));

  /** Renders the published page instead while the draft has mistakes and cannot be rendered. */
  async function rendered(version: Version, request: Parameters<Preview['renderMarked']>[0]) {
    try {
      return { page: await previews[version].renderMarked(request), isFallback: false };
    } catch (error) {
      if (version === 'published') throw error;
      return { page: await previews.published.renderMarked(request), isFallback: true };
    }
  }
  return app;
}

/** Tells the studio that a page is the published one instead of the draft's. */
const fallbackMark = '<meta name="studio-fallback" content="published">';

/** The page at an address, with or without a language. */
export function pageAt(pathname: string): PageKey | undefined {
  const { path } = splitLocalePath(pathname);
  const wanted = path.replace(/(.)\/$/, '$1') || '/';
  return pageRoutes.find(([, route]) => route.path === wanted)?.[0];
}

/** The web font, which a page's script would load after the first paint. */
const displayFace =
  '@font-face{font-family:"Young Serif";src:url(/src/site/design/young-serif.woff2)}';

function shown(html: string, { scheme, runsScript }: Look): string {
  const [dark, light] = scheme === 'dark' ? ['min', 'max'] : ['max', 'min'];
  const styled = html
    .replaceAll(/\(prefers-color-scheme:\s*dark\)/g, `(${dark}-width:0)`)
    .replaceAll(/\(prefers-color-scheme:\s*light\)/g, `(${light}-width:0)`)
    .replace('content="light dark"', `content="${scheme}"`);
  if (runsScript) return styled;
  return styled
    .replace(/<script type="module"[^>]*><\/script>/, '')
    .replace('</head>', `<style>${displayFace}</style></head>`);
}
