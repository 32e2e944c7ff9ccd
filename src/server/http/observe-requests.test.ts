import { expect, test } from 'vitest';
import { createApp } from '../create-app.ts';
import { createTestServices } from '../testing/test-services.ts';

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

test('of what is there it tells nothing', async () => {
  const referer = 'https://www.site.example/';
  expect(await logged('/plans?x', { referer })).not.toHaveProperty('linkedFrom');
});

test('it tells what was chosen of what is on offer', async () => {
  expect((await logged('/pricecalculator?product=pro&country=DE'))?.chosen).toEqual(['pro', 'DE']);
  expect(await logged('/pricecalculator?product=my-name&country=DE')).not.toHaveProperty('chosen');
});
