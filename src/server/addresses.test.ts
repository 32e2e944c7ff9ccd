import { describe, expect, test } from 'vitest';
import { onEachHost } from './testing/on-each-host.ts';
import { textOf } from './testing/small-site.ts';

onEachHost(({ ask }) => {
  describe('methods', () => {
    test.each(['/plans', '/healthz', '/no-such-page', '/static/js/boot-1a2b.chunk.js'])(
      'HEAD %s is GET without the body',
      async (path) => {
        const [head, get] = await Promise.all([ask(path, { method: 'HEAD' }), ask(path)]);
        expect(head.body.byteLength).toBe(0);
        expect(head.status).toBe(get.status);
        // The length of a live answer is known only with its body, so HEAD may omit it (RFC 9110 section
        // 9.3.2).
        const names = ['cache-control', 'content-type', 'content-security-policy', 'etag', 'vary'];
        for (const name of names) expect(head.headers[name]).toBe(get.headers[name]);
      },
    );

    test('HEAD tells the length of a prepared body', async () => {
      const { headers } = await ask('/plans', { method: 'HEAD' });
      expect(headers['content-length']).toBe(String(textOf('plans', 'en').length));
    });

    test.each([
      ['POST', '/503-maintenance', 'GET, HEAD, OPTIONS'],
      ['PUT', '/de', 'GET, HEAD, POST, OPTIONS'],
      ['DELETE', '/index', 'GET, HEAD, OPTIONS'],
      ['PATCH', '/extensions/', 'GET, HEAD, OPTIONS'],
      ['POST', '/location', 'GET, HEAD, OPTIONS'],
      ['GET', '/language', 'POST, OPTIONS'],
      ['POST', '/locales/add/de/navbar', ''],
    ])('%s %s is refused', async (method, path, allow) => {
      const { headers, status } = await ask(path, { method });
      expect(status).toBe(405);
      expect(headers.allow).toBe(allow);
    });

    test('OPTIONS tells what is allowed', async () => {
      const { headers, status } = await ask('/plans', { method: 'OPTIONS' });
      expect([status, headers.allow]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
    });
  });

  describe('addresses that are equal by RFC 3986 section 6.2.2', () => {
    test.each([
      ['/%70lans', '/plans'],
      ['/plan%73?x=1', '/plans'],
      ['/./plans', '/plans'],
      ['/nowhere/../plans', '/plans'],
      ['/%2E/plans', '/plans'],
      ['/%64e/pl%61ns', '/de/plans'],
      ['/de/x/%2e%2e/plans', '/de/plans'],
      ['/%62eta/', '/beta/'],
      ['/static/js/boot%2D1a2b.chunk.js', '/static/js/boot-1a2b.chunk.js'],
      ['/locales/%64e/nav%62ar.json', '/locales/de/navbar.json'],
    ])('%s is answered as %s', async (written, normal) => {
      const [answer, expected] = await Promise.all([ask(written), ask(normal)]);
      expect(answer.status).toBe(200);
      expect(answer.body.toString()).toBe(expected.body.toString());
    });

    test('what means another character stays another address', async () => {
      for (const other of ['/de%2Fplans', '/plans%3Fx', '/plans%20', '/%2570lans']) {
        expect((await ask(other)).status, other).toBe(404);
      }
    });

    test('a redirect is found by each of them', async () => {
      const { headers, status } = await ask('/de/%61boutus?x=1');
      expect([status, headers.location]).toEqual([301, '/de/about?x=1']);
    });
  });

  describe('redirects', () => {
    test.each([
      ['/index', 301, '/'],
      ['/index.html?utm_source=a&b=%20c', 301, '/?utm_source=a&b=%20c'],
      ['/aboutus', 301, '/about'],
      ['/de/aboutus?x=1', 301, '/de/about?x=1'],
      ['/de/index', 301, '/de'],
      ['/demo?x=1', 302, 'https://demo.example/'],
      ['/fr/demo', 302, 'https://demo.example/'],
      ['/plans/', 308, '/plans'],
      ['/plans/?x=1', 308, '/plans?x=1'],
      ['/de/', 308, '/de'],
      ['/de/plans//', 308, '/de/plans'],
      ['/login?wikiid=garden', 302, 'https://garden.wiki.example/'],
      ['/PLANS', 308, '/plans'],
      ['/DE', 308, '/de'],
      ['/De/Plans?x=Y', 308, '/de/plans?x=Y'],
      ['/DE/Plans/', 308, '/de/plans'],
      ['/%44e/plans', 308, '/de/plans'],
      ['/Es/AboutUs', 308, '/es/aboutus'],
      ['/Demo', 308, '/demo'],
      ['/Extensions/', 308, '/extensions/'],
      ['/Beta/', 308, '/beta/'],
      ['/Favicon.ICO', 308, '/favicon.ico'],
    ])('%s gets %i to %s', async (path, status, location) => {
      const answer = await ask(path);
      expect([answer.status, answer.headers.location]).toEqual([status, location]);
    });

    test.each([
      ['/index', 301, '/'],
      ['/de/aboutus', 301, '/de/about'],
      ['/plans/', 308, '/plans'],
    ])('%s does not pass on a query of 100 kB', async (path, status, location) => {
      const answer = await ask(`${path}?x=${'a'.repeat(100_000)}`);
      expect([answer.status, answer.headers.location]).toEqual([status, location]);
    });

    test.each([
      ['slashes', `/a${'/'.repeat(100_000)}b/`],
      ['letters', `/${'a'.repeat(100_000)}/`],
    ])('a path of 100 kB %s is not found, and soon', async (_what, path) => {
      const { headers, status } = await ask(path);
      expect([status, headers.location]).toEqual([404, undefined]);
    });

    test.each(['//evil.example/', '//evil.example', '///evil.example/', '/%5Cevil.example'])(
      '%s stays on the site',
      async (path) => {
        const { headers, status } = await ask(path);
        expect(status).toBe(404);
        expect(headers.location).toBeUndefined();
      },
    );

    test('a link without a target shows a page that says so', async () => {
      const { body, headers, status } = await ask('/de/news');
      expect([status, headers.location]).toEqual([404, undefined]);
      expect(body.toString()).toBe(textOf('unsetLink', 'de'));
    });

    test('/beta and /beta/ are the same page', async () => {
      for (const path of ['/beta', '/beta/', '/es/beta/']) {
        const { body, status } = await ask(path);
        expect(status).toBe(200);
        expect(body.toString()).toContain('<title>beta</title>');
      }
    });
  });

  describe('unknown addresses', () => {
    test.each([
      ['/no-such-page', 'en'],
      ['/No-Such-Page', 'en'],
      ['/static/js/Boot-1A2B.js', 'en'],
      ['/de/no-such-page', 'de'],
      ['/%zz', 'en'],
      ['/%E0%A4%A', 'en'],
      ['/__proto__', 'en'],
      ['/static/../../etc/passwd', 'en'],
    ])('%s gets the not-found page', async (path, locale) => {
      const { body, status } = await ask(path);
      expect(status).toBe(404);
      expect(body.toString()).toBe(textOf('notFound', locale));
    });
  });
});
