import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { onEachHost } from '../testing/on-each-host.ts';
import { textOf } from '../testing/small-site.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

onEachHost(({ ask, services }) => {
  describe('live pages', () => {
    test('depend on the query and stay private', async () => {
      const { body, headers, status } = await ask('/de/login?wikiid=');
      expect(status).toBe(200);
      expect(body.toString()).toContain('login made now');
      expect(headers).toMatchObject({
        'cache-control': 'private, no-cache',
        'content-language': 'de',
        'content-location': '/de/login?wikiid=',
        'content-security-policy': "default-src 'self'",
        vary: 'Cookie, Accept-Encoding',
      });
    });

    test('repeat no long address', async () => {
      const short = `/de/extensions?search=${'x'.repeat(1900)}`;
      expect((await ask(short)).headers['content-location']).toBe(short);
      const { body, headers, status } = await ask(`/de/extensions?search=${'x'.repeat(100_000)}`);
      expect([status, headers['content-location']]).toEqual([200, undefined]);
      expect(body.toString()).toContain('extensions made now');
    });

    test('know a parameter by its spellings as a list', async () => {
      for (const path of ['/login?wikiid[]=a', '/login?wikiid%5B0%5D=a']) {
        expect((await ask(path)).body.toString()).toContain('login made now');
      }
    });

    test('are compressed for clients that accept it', async () => {
      const { body, headers } = await ask('/login?wikiid', {
        headers: { 'accept-encoding': 'br, gzip' },
      });
      expect(headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(body).toString()).toContain('login made now');
    });

    test('a parameter that the page does not read changes nothing', async () => {
      expect((await ask('/login?utm_source=x')).body.toString()).toBe(textOf('login', 'en'));
    });

    test('a failure shows a page without its reason, and logs it', async () => {
      const { body, status } = await ask('/fr/login?wikiid=broken');
      expect(status).toBe(500);
      expect(body.toString()).toBe(textOf('serverError', 'fr'));
      expect(services.errors).toContain('Unexpected error');
    });
  });

  describe('JSON', () => {
    test.each([
      [undefined, 'text/html'],
      ['text/html,*/*;q=0.8', 'text/html'],
      ['*/*', 'text/html'],
      ['application/json', 'application/json'],
      ['application/json, text/plain, */*', 'application/json'],
      ['application/json;q=0.5, text/html', 'text/html'],
    ])('/pricecalculator for Accept: %s is %s', async (accept, type) => {
      const { headers } = await ask('/pricecalculator?lng=de', {
        headers: accept === undefined ? {} : { accept },
      });
      expect(headers['content-type']).toContain(type);
      expect(headers.vary).toBe('Accept-Language, Cookie, Accept, Accept-Encoding');
    });

    test('bad input has its own status', async () => {
      const headers = { accept: 'application/json' };
      expect((await ask('/pricecalculator', { headers })).status).toBe(400);
      const { body, status } = await ask('/de/pricecalculator?product=pro', { headers });
      expect([status, JSON.parse(body.toString())]).toEqual([
        200,
        { product_name: 'Pro', locale: 'de' },
      ]);
    });

    test.each([
      [undefined, 'application/json'],
      ['*/*', 'application/json'],
      ['application/json, text/plain, */*', 'application/json'],
      ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
    ])('/extensions/ for Accept: %s is %s', async (accept, type) => {
      const { headers, status } = await ask('/extensions/', {
        headers: accept === undefined ? {} : { accept },
      });
      expect(status).toBe(200);
      expect(headers['content-type']).toContain(type);
      expect(headers.vary).toMatch(/\bAccept(,|$)/);
    });

    test('/extensions/ describes in the language of the visitor', async () => {
      const { body } = await ask('/extensions/', { headers: { 'accept-language': 'de' } });
      expect(JSON.parse(body.toString())).toEqual({
        extensions_data: { Cite: { pretty_name: 'Cite', description: 'de' } },
      });
    });

    test('/extensions is the page, whatever is accepted', async () => {
      const { headers } = await ask('/extensions', { headers: { accept: 'application/json' } });
      expect(headers['content-type']).toContain('text/html');
    });

    test.each([
      ['/locales/de/navbar.json', 200],
      ['/locales/de-AT/navbar.json', 200],
      ['/locales/de/no-such.json', 404],
      ['/locales/xx/navbar.json', 404],
    ])('%s gets %i', async (path, status) => {
      const answer = await ask(path);
      expect(answer.status).toBe(status);
      expect(answer.headers['content-type']).toContain('application/json');
      expect(() => JSON.parse(answer.body.toString())).not.toThrow();
    });

    test('/healthz says that all is well', async () => {
      const { body, status } = await ask('/healthz');
      expect([status, body.toString()]).toEqual([200, '{"status":"ok","build":"test"}']);
    });
  });

  describe('language form', () => {
    test.each([
      ['/plans', '/plans'],
      ['/de/plans?x=1', '/fr/plans?x=1'],
      ['/de', '/fr'],
      ['https://evil.example/plans', '/'],
      ['//evil.example/plans', '/'],
      ['/\\evil.example/', '/'],
      ['/.//evil.example/', '/'],
      ['/de//evil.example/', '/fr//evil.example/'],
      ['', '/'],
    ])('returns from %s to %s', async (from, to) => {
      const body = new URLSearchParams({ lng: 'fr', return: from }).toString();
      const { headers, status } = await ask('/language', { method: 'POST', headers: form, body });
      expect([status, headers.location]).toEqual([303, to]);
      expect(headers['set-cookie']).toBe('i18next=fr; Max-Age=31536000; Path=/; SameSite=Lax');
    });

    test('returns to no long address', async () => {
      const returnTo = async (from: string) => {
        const body = `lng=fr&return=${from}`;
        return (await ask('/language', { method: 'POST', headers: form, body })).headers.location;
      };
      expect(await returnTo(`/plans?x=${'é'.repeat(1000)}`)).toBe('/plans');
      expect(await returnTo(`/${'é'.repeat(1000)}`)).toBe('/');
    });

    test('refuses a language that is not offered and a body without end', async () => {
      const question = { method: 'POST', headers: form };
      expect((await ask('/language', { ...question, body: 'lng=xx' })).status).toBe(400);
      const body = `lng=fr&return=${'a'.repeat(5000)}`;
      expect((await ask('/language', { ...question, body })).status).toBe(413);
    });
  });
});
