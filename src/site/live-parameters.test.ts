import { expect, test } from 'vitest';
import { renderUnstyled } from '../server/testing/render-unstyled.ts';
import { pageModules } from './pages.ts';
import { pageRoutes } from './routes.ts';

const host = 'https://own.example';
const routeByPath = new Map(pageRoutes.map(([, route]) => [route.path, route]));

test.each(pageRoutes)('%s names live parameters only if it reads the query', async (key, route) => {
  expect('resolve' in (await pageModules[key]())).toBe(Boolean(route.liveParameters));
});

test.each(pageRoutes)('forms and links of %s send what is read there', async (key, { path }) => {
  const answer = await renderUnstyled({
    key,
    locale: 'en',
    query: new URLSearchParams(),
    day: '2026-12-01',
  });
  const html = answer.kind === 'page' ? answer.html : '';
  expect([...formsOf(html), ...linksOf(html)].flatMap((sent) => unread(sent, path))).toEqual([]);
});

/** Parameters in links that the target page would ignore. */
function unread({ target, names }: { target: string; names: string[] }, from: string): string[] {
  const { origin, pathname } = new URL(target, host + from);
  if (origin !== host) return [];
  const known = routeByPath.get(pathname)?.liveParameters ?? [];
  return names
    .filter((name) => !known.includes(name.split('[')[0] ?? name))
    .map((name) => `${pathname}?${name}`);
}

function formsOf(html: string) {
  return [...html.matchAll(/<form([^>]*)>([\s\S]*?)<\/form>/g)]
    .filter(([, attributes = '']) => !attributes.includes('method="post"'))
    .map(([, attributes = '', fields = '']) => ({
      target: attributes.match(/ action="([^"]*)"/)?.[1] ?? '',
      names: [...fields.matchAll(/ name="([^"]*)"/g)].map(([, name = '']) => name),
    }));
}

function linksOf(html: string) {
  return [...html.matchAll(/<a [^>]*href="([^"?]*)\?([^"#]*)/g)].map(
    ([, target = '', search = '']) => ({
      target,
      names: [...new URLSearchParams(search.replaceAll('&amp;', '&')).keys()],
    }),
  );
}
