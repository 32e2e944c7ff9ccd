import { locales } from '../i18n/locales.ts';
import { localePath } from '../site/addresses.ts';
import { pageRoutes } from '../site/routes.ts';

/**
 * Writes the sitemap (sitemaps.org protocol 0.9, with hreflang alternates) from the route table. It
 * has no dates, because the build does not know when the content of a page last changed.
 */
export function sitemap(siteUrl: string): string {
  const paths = pageRoutes.flatMap(([, route]) => (route.isIndexed === false ? [] : [route.path]));
  const urls = paths.flatMap((path) => {
    const alternates = locales
      .map((locale) => alternate(locale, siteUrl + localePath(locale, path)))
      .concat(alternate('x-default', siteUrl + path))
      .join('');
    return locales.map(
      (locale) => `<url><loc>${siteUrl}${localePath(locale, path)}</loc>${alternates}</url>`,
    );
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
