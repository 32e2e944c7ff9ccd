import { expect, test } from 'vitest';
import { createApp } from '../create-app.ts';
import { createTestServices } from '../testing/test-services.ts';
import { loggedPathLength } from './logged-path.ts';

async function logged(address: string, headers: Record<string, string> = {}) {
  const services = createTestServices();
  await createApp(services).request(address, { headers });
  return services.requests.at(-1);
}

test.each([
  ['https://www.site.example/de/plans?token=secret', '/de/plans'],
  ['https://www.site.example', '/'],
  ['https://elsewhere.example/plans', undefined],
  ['https://www.site.example.evil.example/plans', undefined],
  ['no address', undefined],
  ['', undefined],
])('of what is missing the log tells the own page that links to it: %s', async (referer, path) => {
  expect((await logged('/no-such-page', { referer }))?.linkedFrom).toBe(path);
});

test('a page that exists has no referring page in the log', async () => {
  const referer = 'https://www.site.example/';
  expect(await logged('/plans?x', { referer })).not.toHaveProperty('linkedFrom');
});

test('it has the chosen options, if they are valid', async () => {
  expect((await logged('/pricecalculator?product=pro&country=DE'))?.chosen).toEqual(['pro', 'DE']);
  expect(await logged('/pricecalculator?product=my-name&country=DE')).not.toHaveProperty('chosen');
});

test('it has the bytes, the language and the duration', async () => {
  const services = createTestServices();
  const app = createApp(services);
  const page = await (await app.request('/de/plans')).arrayBuffer();
  await app.request('/de/plans', { method: 'HEAD' });
  await app.request('/plans/');
  const [asked, withoutBody, unmeasured] = services.requests;
  expect(asked).toMatchObject({ bytes: page.byteLength, locale: 'de' });
  expect(withoutBody).toMatchObject({ bytes: 0, locale: 'de' });
  expect(unmeasured).toMatchObject({ bytes: null, locale: null });
  // The test's clock advances by the same time for each of them.
  expect(withoutBody?.durationMs).toBe(asked?.durationMs);
});

test('a long path is cut', async () => {
  const path = `/${'x'.repeat(2 * loggedPathLength)}`;
  expect((await logged(path))?.path).toBe(path.slice(0, loggedPathLength));
});
