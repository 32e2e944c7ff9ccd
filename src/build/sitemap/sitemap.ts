import { fallbackLocale, locales } from '../../i18n/locales.ts';
import { localePath } from '../../site/addresses.ts';
import { pageRoutes } from '../../site/routes.ts';
import type { PageDays } from './page-days.ts';

/**
 * Writes the sitemap (sitemaps.org protocol 0.9, with hreflang alternates) from the route table.
 *
 * @param days since when each page says what it says
 */
export function sitemap(siteUrl: string, days: PageDays): string {
  const paths = pageRoutes.flatMap(([, route]) => (route.isIndexed === false ? [] : [route.path]));
  const urls = paths.flatMap((path) => {
    const alternates = locales
      .map((locale) => alternate(locale, siteUrl + localePath(locale, path)))
      .concat(alternate('x-default', siteUrl + localePath(fallbackLocale, path)))
      .join('');
    return locales.map((locale) => {
      const address = localePath(locale, path);
      const since = days[address]?.since;
      const lastChange = since ? `<lastmod>${since}</lastmod>` : '';
      return `<url><loc>${siteUrl}${address}</loc>${lastChange}${alternates}</url>`;
    });
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}
