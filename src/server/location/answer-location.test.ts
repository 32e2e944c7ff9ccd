import { expect, test } from 'vitest';
import { createApp } from '../create-app.ts';
import { createTestServices, type TestServices } from '../testing/test-services.ts';

const unknown = { country_code: null, country_name: null, region_code: null, in_eu: null };
const german = { country_code: 'DE', country_name: 'Germany', region_code: null, in_eu: true };
const texan = {
  country_code: 'US',
  country_name: 'United States',
  region_code: 'TX',
  in_eu: false,
};

async function locate(
  peerAddress: string | undefined,
  headers: Record<string, string> = {},
  env: Record<string, string> = {},
  changes: Partial<TestServices> = {},
) {
  const services = { ...createTestServices(env), ...changes };
  const response = await createApp(services).request('/location', { headers }, { peerAddress });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { info: await response.json(), services };
}

const oneProxy = { TRUSTED_PROXIES: '1' };

test('the other end of the connection is the visitor when there is no proxy', async () => {
  expect((await locate('192.0.2.1')).info).toEqual(german);
  expect((await locate('::ffff:192.0.2.1')).info).toEqual(german);
});

test('the country is named in the language of the visitor', async () => {
  const { info } = await locate('192.0.2.1', { 'accept-language': 'es' });
  expect(info.country_name).toBe('Alemania');
});

test('headers that anybody can send are not believed', async () => {
  const lies = { 'x-forwarded-for': '192.0.2.2', 'cf-ipcountry': 'US', 'cf-region-code': 'TX' };
  expect((await locate('192.0.2.1', lies)).info).toEqual(german);
});

test('of the forwarded addresses only the one that our proxy has added counts', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.2, 192.0.2.1' };
  expect((await locate('10.0.0.1', headers, oneProxy)).info).toEqual(german);
});

test.each([
  ['cf-ipcountry', 'cf-region-code'],
  ['cloudfront-viewer-country', 'cloudfront-viewer-country-region'],
  ['x-vercel-ip-country', 'x-vercel-ip-country-region'],
  ['x-country-code', 'x-region-code'],
])('the edge is asked before the database: %s', async (country, region) => {
  const { info } = await locate('192.0.2.1', { [country]: 'us', [region]: 'TX' }, oneProxy);
  expect(info).toEqual(texan);
});

test('what the edge says beside the request counts before any header', async () => {
  const headers = { 'cf-ipcountry': 'DE' };
  const bindings = { edgePlace: { country_code: 'US', region_code: 'TX' } };
  const app = createApp(createTestServices(oneProxy));
  expect(await (await app.request('/location', { headers }, bindings)).json()).toEqual(texan);
  const unknowing = { edgePlace: { country_code: 'T1' } };
  expect(await (await app.request('/location', { headers }, unknowing)).json()).toEqual(german);
});

test('an edge that does not know (XX) or hides the visitor (T1) leaves it to the database', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  for (const country of ['XX', 'T1', 'nonsense']) {
    const { info } = await locate('10.0.0.1', { ...headers, 'cf-ipcountry': country }, oneProxy);
    expect(info).toEqual(german);
  }
});

test('a header that the provider has named replaces the known ones', async () => {
  const env = { ...oneProxy, COUNTRY_HEADER: 'X-Land' };
  const headers = { 'x-land': 'DE', 'cf-ipcountry': 'US' };
  expect((await locate('10.0.0.1', headers, env)).info).toEqual(german);
});

test('not knowing is an answer', async () => {
  expect((await locate(undefined)).info).toEqual(unknown);
  expect((await locate('203.0.113.9')).info).toEqual(unknown);
  expect((await locate('10.0.0.1', { 'x-forwarded-for': '<script>' }, oneProxy)).info).toEqual(
    unknown,
  );
});

test('a broken database is logged, and the visitor does not see it', async () => {
  const countryOf = () => Promise.reject(new Error('The file is gone'));
  const { info, services } = await locate('192.0.2.1', {}, {}, { location: { countryOf } });
  expect(info).toEqual(unknown);
  expect(services.errors).toEqual(['The location source failed']);
});
