import { expect, test } from '@playwright/test';
import { sharePicturePath, splitLocalePath } from '../../src/site/addresses.ts';
import { routes } from '../../src/site/routes.ts';
import { servicePaths } from '../../src/site/service-paths.ts';
import { type BuiltPage, bodyOf, builtPages, records } from './built-site.ts';
import { site } from './content.ts';

const files = new Set(records.map(({ path }) => path));
const redirects = new Set<string>(
  Object.values(routes).flatMap((route) => (route.kind === 'page' ? [] : [route.path])),
);
/** Answered by the server, though they are no pages. */
const services = new Set<string>(Object.values(servicePaths));

const idsByAddress = new Map(
  builtPages.map(({ address, record }) => [
    address,
    new Set([...bodyOf(record).matchAll(/ id="([^"]+)"/g)].map((match) => match[1])),
  ]),
);

for (const [key, pages] of Map.groupBy(builtPages, (page) => page.key)) {
  test(`every link of ${key} leads somewhere`, () => {
    for (const page of pages) expect(brokenLinks(page), page.locale).toEqual([]);
  });
}

function brokenLinks({ address, locale, record }: BuiltPage): string[] {
  const hrefs = [...bodyOf(record).matchAll(/ (?:href|action|src)="([^"]*)"/g)].map(
    ([, href = '']) => href.replaceAll('&amp;', '&'),
  );
  return hrefs.filter((href) => {
    const url = new URL(href, site.siteUrl + address);
    if (url.origin !== site.siteUrl) return !['https:', 'data:', 'mailto:'].includes(url.protocol);
    if (url.hash === '' && files.has(url.pathname)) return false;
    const { path } = splitLocalePath(url.pathname);
    if (!files.has(path || '/') && !redirects.has(path) && !services.has(path)) return true;
    const target = href.startsWith('#') ? address : `/${locale}${path === '/' ? '' : path}`;
    const ids = idsByAddress.get(target);
    return url.hash !== '' && ids && !ids.has(decodeURIComponent(url.hash.slice(1)));
  });
}

test('every page that may be shared has a picture of its own to share', () => {
  for (const { key, locale, route, record } of builtPages) {
    const picture = bodyOf(record).match(/<meta property="og:image" content="([^"]+)"/)?.[1];
    const own = site.siteUrl + sharePicturePath(locale, route.path);
    const expected = route.isIndexed === false ? undefined : own;
    expect(picture, key).toBe(expected);
    if (picture) expect(files.has(new URL(picture).pathname), picture).toBe(true);
  }
});

test('the footer leads to every page that search engines may list', () => {
  const footer = bodyOf(
    builtPages.find((page) => page.key === 'landing' && page.locale === 'en')?.record as never,
  ).match(/<footer[\s\S]*<\/footer>/)?.[0];
  for (const [key, route] of Object.entries(routes)) {
    if (route.kind === 'page' && !('isIndexed' in route)) {
      expect(footer, key).toContain(`href="${route.path}"`);
    }
  }
});
