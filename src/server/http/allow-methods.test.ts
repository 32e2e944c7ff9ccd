import { expect, test } from 'vitest';
import { createApp } from '../create-app.ts';
import { createTestServices } from '../testing/test-services.ts';

const app = createApp(createTestServices());

test.each([
  ['/de/plans', 'GET, HEAD, POST, OPTIONS'],
  ['/healthz', 'GET, HEAD, OPTIONS'],
  ['/language', 'POST, OPTIONS'],
])('%s names what it takes when it is asked, and when it refuses', async (address, allowed) => {
  for (const [method, status] of [
    ['OPTIONS', 204],
    ['DELETE', 405],
  ] as const) {
    const { headers, status: given } = await app.request(address, { method });
    expect([given, headers.get('allow')]).toEqual([status, allowed]);
  }
});

test.each(['/de/plans', '/healthz'])('%s is asked for its headers alone', async (address) => {
  const answer = await app.request(address, { method: 'HEAD' });
  expect([answer.status, await answer.text()]).toEqual([200, '']);
});

test.each(['POST', 'OPTIONS'])('%s to what is switched off is refused', async (method) => {
  const { headers, status } = await app.request('/locales/add/de/navbar', { method, body: '{}' });
  expect([status, headers.get('allow')]).toEqual([405, '']);
});
