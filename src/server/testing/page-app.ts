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

/** What a visitor gets. */
export interface PageAnswer {
  status: number;
  headers: Headers;
  html: string;
}

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
  // The menu of languages stands before it, a switch of plans and the form of prices below it.
  const [form = ''] = /<form.*?<\/form>/s.exec(html.split('<main')[1] ?? '') ?? [];
  return [...form.matchAll(/<input[^>]* checked[^>]*>/g)].map(
    ([input]) => `${/name="(\w+)"/.exec(input)?.[1]}=${/value="(\w+)"/.exec(input)?.[1]}`,
  );
}
