import { expect, test } from '@playwright/test';
import { splitLocalePath } from '../../src/site/addresses.ts';
import { routes } from '../../src/site/routes.ts';
import { bodyOf, builtPages, records } from './built-site.ts';
import { site } from './content.ts';

const files = new Set(records.map(({ path }) => path));
const redirects = new Set<string>(
  Object.values(routes).flatMap((route) => (route.kind === 'page' ? [] : [route.path])),
);
/** Answered by the server, in no route table: the language form and the extensions as data. */
const others = new Set(['/language', '/extensions/', '/openapi.json', '/location']);

const idsByAddress = new Map(
  builtPages.map(({ address, record }) => [
    address,
    new Set([...bodyOf(record).matchAll(/ id="([^"]+)"/g)].map((match) => match[1])),
  ]),
);

for (const { key, locale, address, record } of builtPages) {
  test(`every link of ${key} in ${locale} leads somewhere`, () => {
    const broken: string[] = [];
    for (const [, raw = ''] of bodyOf(record).matchAll(/ (?:href|action|src)="([^"]*)"/g)) {
      const href = raw.replaceAll('&amp;', '&');
      const url = new URL(href, site.siteUrl + address);
      if (url.origin !== site.siteUrl) {
        if (url.protocol !== 'https:' && url.protocol !== 'data:') broken.push(href);
        continue;
      }
      const { path } = splitLocalePath(url.pathname);
      const isKnown = files.has(path || '/') || redirects.has(path) || others.has(path);
      if (!isKnown) broken.push(href);
      const target = href.startsWith('#') ? address : `/${locale}${path === '/' ? '' : path}`;
      const ids = idsByAddress.get(target);
      if (url.hash && ids && !ids.has(decodeURIComponent(url.hash.slice(1)))) broken.push(href);
    }
    expect(broken).toEqual([]);
  });
}

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
