import { describe, expect, test } from 'vitest';
import { onEachHost } from './testing/on-each-host.ts';
import { textOf } from './testing/small-site.ts';

onEachHost(({ ask, services }) => {
  describe('every answer', () => {
    test.each([
      '/plans',
      '/favicon.ico',
      '/no-such-page',
      '/demo',
      '/healthz',
      '/location',
      '/extensions/',
    ])('%s is guarded', async (path) => {
      const { headers } = await ask(path);
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src '"),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-resource-policy': 'same-origin',
      });
      // A browser would start a second process for it.
      expect(headers['cross-origin-opener-policy']).toBeUndefined();
      expect(headers.server).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    });

    test.each(['/plans', '/demo'])('%s repeats a sane request id only', async (path) => {
      const sane = await ask(path, { headers: { 'x-request-id': 'proxy-12345' } });
      expect(sane.headers['x-request-id']).toBe('proxy-12345');
      const forged = await ask(path, { headers: { 'x-request-id': '"} {"forged":1' } });
      expect(forged.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    });

    test('HEAD is logged without a body', async () => {
      const headers = { 'x-request-id': 'head-12345' };
      await ask('/plans', { method: 'HEAD', headers });
      const record = services.requests.find(({ requestId }) => requestId === 'head-12345');
      expect(record).toMatchObject({ method: 'HEAD', bytes: 0 });
    });

    test('is logged with the beginning of a long path', async () => {
      await ask(`/${'a'.repeat(100_000)}`, { headers: { 'x-request-id': 'long-12345' } });
      const record = services.requests.find(({ requestId }) => requestId === 'long-12345');
      expect(record?.path).toBe(`/${'a'.repeat(499)}`);
    });

    test('is logged without the query', async () => {
      await ask('/de/plans?secret=1', { headers: { 'x-request-id': 'logged-12345' } });
      const record = services.requests.find(({ requestId }) => requestId === 'logged-12345');
      expect(record).toMatchObject({
        method: 'GET',
        path: '/de/plans',
        status: 200,
        bytes: textOf('plans', 'de').length,
        locale: 'de',
      });
    });
  });
});
