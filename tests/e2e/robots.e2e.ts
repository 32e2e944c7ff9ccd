import { expect, test } from '@playwright/test';
import { locales } from '../../src/i18n/locales.ts';
import { localePath } from '../../src/site/addresses.ts';
import { pageRoutes } from '../../src/site/routes.ts';
import { builtPages } from './built-site.ts';
import { site } from './content.ts';

test('the sitemap lists every page that may be listed, in every language, and no other', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  const expected = pageRoutes.flatMap(([, { path, isIndexed }]) =>
    isIndexed === false ? [] : locales.map((locale) => site.siteUrl + localePath(locale, path)),
  );
  expect(expected.length).toBeGreaterThan(50);
  expect(listed.toSorted()).toEqual(expected.toSorted());
  const days = [...sitemap.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map(([, day = '']) => day);
  // A page that has changed since its day was written down has none.
  expect(days.length).toBeLessThanOrEqual(expected.length);
  for (const day of days) {
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Date.parse(day)).toBeLessThanOrEqual(Date.now());
  }
});

test('robots.txt lets robots in and leads to the sitemap', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*$/im);
  expect(robots).not.toMatch(/^Disallow: \/$/im);
  expect(robots).toContain(`Sitemap: ${site.siteUrl}/sitemap.xml`);
});

test('a page that may not be listed says so, and one under maintenance says when it is back', async ({
  request,
}) => {
  for (const { address, route } of builtPages) {
    const headers = (await request.get(address)).headers();
    expect(headers['x-robots-tag'], address).toBe(
      route.isIndexed === false ? 'noindex' : undefined,
    );
    expect(headers['retry-after'], address).toBe(route.retryAfterSeconds?.toString());
    if (route.status === 503) expect(Number(headers['retry-after']), address).toBeGreaterThan(0);
  }
});

test('programs find where to report a vulnerability, and every link of llms.txt leads somewhere', async ({
  request,
}) => {
  const security = await request.get('/.well-known/security.txt');
  expect(security.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await security.text()).toContain(`Contact: ${site.links.securityReport}`);
  const llms = await (await request.get('/llms.txt')).text();
  const addresses = [...llms.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of addresses) {
    const { origin, pathname } = new URL(address);
    expect(origin).toBe(site.siteUrl);
    expect((await request.get(pathname)).status(), address).toBe(200);
  }
});
