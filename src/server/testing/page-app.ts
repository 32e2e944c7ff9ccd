import { dayOf } from '../../domain/tax-rate.ts';
import { locales } from '../../i18n/locales.ts';
import { localePath } from '../../site/addresses.ts';
import { type PageKey, routes } from '../../site/routes.ts';
import { createApp } from '../create-app.ts';
import type { PreparedFile } from '../prepared/prepared-file.ts';
import { createPreparedSite } from '../prepared/prepared-site.ts';
import { renderUnstyled as render } from './render-unstyled.ts';
import { smallSite } from './small-site.ts';
import { createTestServices } from './test-services.ts';

/** An answer to a visitor. */
export interface PageAnswer {
  status: number;
  headers: Headers;
  html: string;
}

/**
 * Runs the application in process with one published page: prepared without a query, rendered live with one.
 *
 * @returns a function that requests the page in English
 */
export async function createPageApp(
  key: PageKey,
): Promise<{ ask: (query: Iterable<[string, string]>) => Promise<PageAnswer> }> {
  const services = createTestServices();
  const { path } = routes[key];
  const day = dayOf(services.clock.now());
  const files: PreparedFile[] = smallSite.filter((file) => file.path !== path);
  for (const locale of locales) {
    const page = await render({ key, locale, query: new URLSearchParams(), day });
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
  const site = createPreparedSite(files, { jsonAnswers: {} });
  const app = createApp({ ...services, site, render });
  return {
    async ask(query) {
      const search = new URLSearchParams([...query]).toString();
      const response = await app.request(`${localePath('en', path)}${search && `?${search}`}`);
      return { status: response.status, headers: response.headers, html: await response.text() };
    },
  };
}

/** The ticked boxes and radio buttons of a page's own form, as it would send them. */
export function tickedIn(html: string): string[] {
  // The page's own form is the first in `<main>`; the language menu comes before, the form of prices after
  // it.
  const [form = ''] = /<form.*?<\/form>/s.exec(html.split('<main')[1] ?? '') ?? [];
  return [...form.matchAll(/<input[^>]* checked[^>]*>/g)].map(
    ([input]) => `${/name="(\w+)"/.exec(input)?.[1]}=${/value="(\w+)"/.exec(input)?.[1]}`,
  );
}
