import { expect, test } from 'vitest';
import { createGuard } from './guard.ts';

const token = 'a'.repeat(32);
const guard = createGuard(4000, token);
const own = { method: 'GET', host: 'localhost:4000', origin: undefined, cookie: '', site: 'none' };

test.each([
  ['an address typed into the browser', {}],
  ['a page of the studio', { site: 'same-origin', origin: 'http://localhost:4000' }],
  ['a program without fetch metadata', { site: undefined, host: '127.0.0.1:4000' }],
  [
    'a change from a page',
    { method: 'POST', site: 'same-origin', origin: 'http://localhost:4000' },
  ],
])('%s is let in', (_, request) => {
  expect(guard.isOwn({ ...own, ...request })).toBe(true);
});

test.each([
  ['another name for this machine', { host: 'evil.example:4000' }],
  ['another port', { host: 'localhost:80' }],
  ['no host', { host: undefined }],
  ['a link on another site', { site: 'cross-site' }],
  ['another port of this machine', { site: 'same-site' }],
  [
    'a form of another site',
    { method: 'POST', origin: 'https://evil.example', site: 'cross-site' },
  ],
  ['an opaque origin', { method: 'POST', origin: 'null', site: undefined }],
  ['a change without an origin', { method: 'POST', site: undefined }],
  ['another scheme', { origin: 'https://localhost:4000' }],
])('%s is kept out', (_, request) => {
  expect(guard.isOwn({ ...own, ...request })).toBe(false);
});

test('the token opens, in the cookie of this port only', () => {
  expect(guard.isKnown(`other=1; studio-4000=${token}`)).toBe(true);
  expect(guard.isKnown(`studio-4001=${token}`)).toBe(false);
  expect(guard.isKnown(`studio-4000=${'b'.repeat(32)}`)).toBe(false);
  expect(guard.isKnown(undefined)).toBe(false);
  expect(guard.cookie).toContain('HttpOnly; SameSite=Strict');
});
