import { expect, test } from 'vitest';
import { createApp } from '../create-app.ts';
import { createTestServices } from '../testing/test-services.ts';

test.each([
  ['a path', '/plans?x=1', '/plans?x=1'],
  ['a path in another language', '/es/plans', '/de/plans'],
  ['no path', 'plans', '/'],
  ['another host', 'https://evil.example/', '/'],
  ['another host by two slashes', '//evil.example/', '/'],
  ['two slashes after dots', '/..//evil.example/', '/'],
  ['what is no address', '//[', '/'],
])('the choice of a language leads back to %s', async (_what, back, location) => {
  const app = createApp(createTestServices());
  const answer = await app.request('/language', {
    method: 'POST',
    body: new URLSearchParams({ lng: 'de', return: back }),
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('set-cookie')).toMatch(/=de; Max-Age=\d+; Path=\/; SameSite=Lax$/);
});
