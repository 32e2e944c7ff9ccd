import { beforeAll, expect, test, vi } from 'vitest';
import type { content } from '../content/content.ts';
import type { Notice } from '../content/schema/notice.ts';
import { locales } from '../i18n/locales.ts';
import { createApp } from '../server/create-app.ts';
import { jsonAnswers } from '../server/json-answers.ts';
import { createDatedSite } from '../server/prepared/dated-site.ts';
import { renderUnstyled as render } from '../server/testing/render-unstyled.ts';
import { createTestServices } from '../server/testing/test-services.ts';
import type { PageKey } from '../site/routes.ts';
import { editionDays } from './edition-days.ts';
import { pageEditions } from './page-editions.ts';
import type { UncompressedFile } from './uncompressed-file.ts';

const notice = vi.hoisted(
  (): Notice => ({
    text: { en: 'Read only.', de: 'Nur lesbar.', es: 'Solo lectura.', fr: 'Lecture seule.' },
    from: '2031-05-02',
    until: '2031-05-03',
    pages: ['login', 'imprint'],
  }),
);
vi.mock('../content/content.ts', async (importOriginal) => {
  const original = await importOriginal<{ content: typeof content }>();
  return { content: { ...original.content, notice } };
});

const today = '2031-05-01';
const editionsOf = (key: PageKey, locale: (typeof locales)[number]) =>
  pageEditions(key, locale, editionDays(today), render);
let login: UncompressedFile[];
beforeAll(async () => {
  login = (await Promise.all(locales.map((locale) => editionsOf('login', locale)))).flat();
}, 60_000);

/** What is answered at an instant: the prepared page, and a live one. */
function pagesAt(instant: string, locale: string) {
  const services = createTestServices();
  const clock = { ...services.clock, now: () => new Date(instant) };
  const files = login.map(({ body, ...file }) => ({ ...file, bodies: { identity: body } }));
  const site = createDatedSite(files, { jsonAnswers }, clock);
  const app = createApp({ ...services, site, clock, render, jsonAnswers });
  return Promise.all(
    [`/${locale}/login`, `/${locale}/login?wikiid=%20`].map(async (path) =>
      (await app.request(path, { headers: { accept: 'text/html' } })).text(),
    ),
  );
}

test.each([
  ['before', '2031-05-01T23:59:59Z', false],
  ['from the start', '2031-05-02T00:00:00Z', true],
  ['to the end', '2031-05-03T23:59:59Z', true],
  ['after', '2031-05-04T00:00:00Z', false],
])('%s of its days, at %s, the notice is there: %s', async (_, instant, isThere) => {
  for (const locale of locales) {
    for (const html of await pagesAt(instant, locale)) {
      expect(html.includes(notice.text[locale])).toBe(isThere);
      expect(html.includes('data-notice')).toBe(isThere);
    }
  }
});

test('its inline script is the one that the policy lets run', async () => {
  const within = login.find(({ validFrom }) => validFrom === notice.from);
  const html = new TextDecoder().decode(within?.body);
  const [, script = ''] = html.match(/<script>([^<]+)<\/script>/) ?? [];
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  expect(script).toContain('localStorage');
  expect(within?.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
});

test.each<[PageKey, (string | undefined)[]]>([
  ['imprint', [undefined, '2031-05-02', '2031-05-04', '2032-01-01']],
  ['about', [undefined, '2032-01-01']],
  ['maintenance', [undefined]],
])('%s is prepared once more only where the notice is shown', async (key, expected) => {
  const editions = await editionsOf(key, 'de');
  expect(editions.map(({ validFrom }) => validFrom)).toEqual(expected);
});
