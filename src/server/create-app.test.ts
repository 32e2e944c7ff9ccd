import { expect, test } from 'vitest';
import { createApp } from './create-app.ts';
import { createTestServices } from './testing/test-services.ts';

test('in development a missing text is reported where the developer looks', async () => {
  const services = createTestServices({ NODE_ENV: 'development' });
  const body = JSON.stringify({ 'features.title': 'features.title' });
  const post = { method: 'POST', body };
  const response = await createApp(services).request('/locales/add/de/features', post);
  expect(response.status).toBe(200);
  expect(services.missingKeys).toEqual(['features.title']);
  const broken = { method: 'POST', body: '{' };
  expect((await createApp(services).request('/locales/add/de/features', broken)).status).toBe(400);
});

test.each([
  ['ok', 200],
  ['stopping', 503],
  ['damaged', 503],
] as const)('a load balancer that is told "%s" gets %i', async (status, code) => {
  const app = createApp({ ...createTestServices(), health: async () => status });
  const answer = await app.request('/healthz');
  expect([answer.status, await answer.json()]).toEqual([code, { status, build: 'test' }]);
});

test('a list of extensions that is not available is an error of the upstream', async () => {
  const list = () => Promise.reject(new Error('connect ECONNREFUSED'));
  const services = { ...createTestServices(), extensions: { list } };
  const response = await createApp(services).request('/extensions/');
  expect(response.status).toBe(502);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).not.toContain('ECONNREFUSED');
  expect(services.errors).toHaveLength(1);
});

test.each([
  ['http://localhost/language', '0', 'http', false],
  ['http://localhost/language', '0', 'https', false],
  ['http://localhost/language', '1', 'https', true],
  ['http://localhost/language', '1', 'https, http', false],
  ['https://localhost/language', '0', 'http', true],
])(
  '%s behind %s proxies that say %s sets a secure cookie: %s',
  async (url, count, proto, isSecure) => {
    const app = createApp(createTestServices({ TRUSTED_PROXIES: count }));
    const response = await app.request(url, {
      method: 'POST',
      body: new URLSearchParams({ lng: 'de' }),
      headers: { 'x-forwarded-proto': proto },
    });
    expect(response.headers.get('set-cookie')?.includes('Secure')).toBe(isSecure);
  },
);

test('the promise of TLS stands on every answer once there is TLS', async () => {
  const app = createApp(createTestServices({ TRUSTED_PROXIES: '1' }));
  for (const path of ['/plans', '/healthz', '/demo']) {
    const { headers } = await app.request(path);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  }
});

test.each([
  ['https', 'max-age=31536000; includeSubDomains'],
  [undefined, 'max-age=31536000; includeSubDomains'],
  ['http', null],
])('a visitor who came by %s is promised TLS: %s', async (protocol, promise) => {
  const app = createApp(createTestServices({ TRUSTED_PROXIES: '1' }));
  const headers = protocol ? { 'x-forwarded-proto': protocol } : undefined;
  const answer = await app.request('/healthz', { ...(headers && { headers }) });
  expect(answer.headers.get('strict-transport-security')).toBe(promise);
});

test.each(['/healthz', '/de/news', '/no-such-page'])('%s is never kept', async (path) => {
  const answer = await createApp(createTestServices()).request(path);
  expect(answer.headers.get('cache-control')).toMatch(/no-store|no-cache/);
});

test('a redirect that may change is kept for an hour', async () => {
  const answer = await createApp(createTestServices()).request('/index');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
});

test('the way to another site is asked for each time', async () => {
  const answer = await createApp(createTestServices()).request('/demo');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});
