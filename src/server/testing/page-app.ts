import { locales } from '../../i18n/locales.ts';
import { createRenderer } from '../../site/render.tsx';
import { type PageKey, pageRoutes, routes } from '../../site/routes.ts';
import { createApp } from '../create-app.ts';
import { createPreparedSite, type PreparedFile } from '../prepared-site.ts';
import { smallSite } from './small-site.ts';
import { createTestServices } from './test-services.ts';

/** What a visitor gets. */
export interface PageAnswer {
  status: number;
  headers: Headers;
  html: string;
}

const styles = Object.fromEntries(pageRoutes.map(([key]) => [key, ''])) as never;

/**
 * Runs the application in process with one page as it is published: prepared where the address has
 * no query, rendered live where it has.
 *
 * @returns asks for the page in English
 */
export async function createPageApp(
  key: PageKey,
): Promise<{ ask: (query: Iterable<[string, string]>) => Promise<PageAnswer> }> {
  const services = createTestServices();
  const render = createRenderer({ styles, bootScript: '/boot.js' });
  const { path } = routes[key];
  const files: PreparedFile[] = smallSite.filter((file) => file.path !== path);
  for (const locale of locales) {
    const page = await render({ key, locale, query: new URLSearchParams() });
    if (page.kind === 'redirect') throw new Error(`${path} redirects without being asked.`);
    files.push({
      path,
      locale,
      status: page.status,
      contentType: 'text/html; charset=utf-8',
      hash: key,
      cache: 'revalidate',
      headers: page.headers,
      bodies: { identity: new TextEncoder().encode(page.html) },
    });
  }
  const site = createPreparedSite(files, { jsonPages: [], baseHeaders: {} });
  const app = createApp({ ...services, site, render });
  return {
    async ask(query) {
      const search = new URLSearchParams([...query]).toString();
      const response = await app.request(`/en${path}${search && `?${search}`}`);
      return { status: response.status, headers: response.headers, html: await response.text() };
    },
  };
}
