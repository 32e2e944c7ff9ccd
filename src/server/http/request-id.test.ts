import { expect, test } from 'vitest';
import { createApp } from '../create-app.ts';
import { createTestServices } from '../testing/test-services.ts';

test.each([
  ['proxy-12345', true],
  ['x'.repeat(128), true],
  ['x'.repeat(129), false],
  ['short', false],
  ['proxy-12345!', false],
  ['!proxy-12345', false],
])('the request id %s is taken over: %s', async (given, isTaken) => {
  const app = createApp(createTestServices());
  const answer = await app.request('/healthz', { headers: { 'x-request-id': given } });
  expect(answer.headers.get('x-request-id') === given).toBe(isTaken);
});
