import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '../../i18n/locales.ts';
import { localePath } from '../../site/addresses.ts';
import { pageRoutes } from '../../site/routes.ts';
import { pickInTurn } from '../../testing/test-matrix.ts';
import type { PreparedFile } from '../prepared/prepared-file.ts';
import { createPreparedSite } from '../prepared/prepared-site.ts';
import { type Host, onNode } from '../testing/hosts.ts';
import { renderUnstyled as render } from '../testing/render-unstyled.ts';
import { createTestServices } from '../testing/test-services.ts';

const body = new TextEncoder().encode('prepared');
const files = pageRoutes.flatMap(([key, { path }]) =>
  locales.map(
    (locale): PreparedFile => ({
      path,
      locale,
      status: 200,
      contentType: 'text/html; charset=utf-8',
      hash: key,
      cache: 'revalidate',
      headers: {},
      bodies: { identity: body },
    }),
  ),
);
const site = createPreparedSite(files, { jsonAnswers: {} });
const services = { ...createTestServices(), site, render };
let host: Host;
beforeAll(async () => {
  host = await onNode(services);
});
afterAll(() => host.close());

const parameters = pageRoutes.flatMap(([, { path, liveParameters = [] }]) =>
  liveParameters.map((name) => [path, name] as const),
);
const inputs = {
  en: 'x'.repeat(100_000),
  de: '9'.repeat(100_000),
  es: '%F0%9F%8C%B1'.repeat(8333),
  fr: '%C3%A9'.repeat(16_666),
};

test.each(
  parameters.map(([path, name], place) => [path, name, pickInTurn(locales, place)] as const),
)('%s answers 100 kB in %s with the page', async (path, name, asked) => {
  for (const locale of asked) {
    const { headers, status, ...answer } = await host.ask(
      `${localePath(locale, path)}?${name}=${inputs[locale]}`,
    );
    // 404 when the value names something that does not exist.
    expect(status).toBeOneOf([200, 400, 404]);
    expect(answer.body.toString()).toMatch(new RegExp(`^<!doctype html><html lang="${locale}"`));
    // nginx's default limit for the headers of an upstream's answer.
    expect(JSON.stringify(headers).length).toBeLessThan(4096);
  }
  expect(services.failures).toEqual([]);
});
