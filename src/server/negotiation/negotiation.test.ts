import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { onEachHost } from '../testing/on-each-host.ts';
import { textOf } from '../testing/small-site.ts';

onEachHost(({ ask }) => {
  describe('language', () => {
    test.each([
      [{}, 'en'],
      [{ 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }, 'de'],
      [{ 'accept-language': 'pt, it;q=0.9, fr;q=0.2' }, 'fr'],
      [{ 'accept-language': 'de;q=0, es;q=0.1' }, 'es'],
      [{ 'accept-language': 'de', cookie: 'a=b; i18next=fr' }, 'fr'],
      [{ 'accept-language': 'de', cookie: 'i18next=pt' }, 'de'],
    ])('%j gets %s', async (headers, locale) => {
      const answer = await ask('/plans', { headers });
      expect(answer.status).toBe(200);
      expect(answer.body.toString()).toBe(textOf('plans', locale));
      expect(answer.headers).toMatchObject({
        'content-language': locale,
        'content-location': `/${locale}/plans`,
        vary: 'Accept-Language, Cookie, Accept-Encoding',
        'cache-control': 'no-cache',
      });
    });

    test('the lng parameter counts when nothing else does', async () => {
      expect((await ask('/plans?lng=es')).headers['content-language']).toBe('es');
      const german = await ask('/plans?lng=es', { headers: { 'accept-language': 'de' } });
      expect(german.headers['content-language']).toBe('de');
    });

    test('an address with a language fixes it', async () => {
      const { headers } = await ask('/de/plans', { headers: { cookie: 'i18next=fr' } });
      expect(headers).toMatchObject({ 'content-language': 'de', vary: 'Cookie, Accept-Encoding' });
      expect((await ask('/de')).headers['content-location']).toBe('/de');
    });

    test('no page sets a cookie', async () => {
      const { headers } = await ask('/plans', { headers: { 'accept-language': 'de' } });
      expect(headers['set-cookie']).toBeUndefined();
    });
  });

  describe('encoding', () => {
    test.each([
      [undefined, undefined],
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0.5, gzip;q=0.8', 'gzip'],
      ['br;q=0, *', 'gzip'],
      ['identity;q=0, gzip', 'gzip'],
      ['deflate', undefined],
    ])('%s gets %s', async (accepted, encoding) => {
      const { body, headers, status } = await ask('/plans', {
        headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
      });
      expect(status).toBe(200);
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['content-length']).toBe(String(body.byteLength));
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: (data: Buffer) => data };
      const text = unpack[(encoding as 'br' | 'gzip' | undefined) ?? 'none'](body).toString();
      expect(text).toBe(textOf('plans', 'en'));
    });

    test('a request that refuses every encoding gets 406', async () => {
      const { body, headers, status } = await ask('/plans', {
        headers: { 'accept-encoding': '*;q=0' },
      });
      expect([status, body.byteLength]).toEqual([406, 0]);
      expect(headers.vary).toBe('Accept-Language, Cookie, Accept-Encoding');
    });
  });

  describe('validators', () => {
    test('differ by language and encoding', async () => {
      const asked = await Promise.all([
        ask('/plans'),
        ask('/plans', { headers: { 'accept-encoding': 'br' } }),
        ask('/plans', { headers: { 'accept-encoding': 'gzip' } }),
        ask('/de/plans'),
      ]);
      const etags = asked.map(({ headers }) => headers.etag);
      expect(new Set(etags).size).toBe(4);
      for (const etag of etags) expect(etag).toMatch(/^"[^"]+"$/);
    });

    test.each([
      ['"hash-of-plans-en-identity"', 304],
      ['W/"hash-of-plans-en-identity"', 304],
      ['"other", "hash-of-plans-en-identity"', 304],
      ['*', 304],
      ['"hash-of-plans-en-br"', 200],
      ['"hash-of-plans-de-identity"', 200],
    ])('If-None-Match: %s gets %i', async (tag, status) => {
      const answer = await ask('/plans', { headers: { 'if-none-match': tag } });
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject({
        etag: '"hash-of-plans-en-identity"',
        vary: 'Accept-Language, Cookie, Accept-Encoding',
      });
      if (status === 304) expect(answer.body.byteLength).toBe(0);
    });

    test('an error page is never "not modified"', async () => {
      const { headers, status } = await ask('/404', { headers: { 'if-none-match': '*' } });
      expect(status).toBe(404);
      expect(headers.etag).toBeUndefined();
    });

    test('a file with a hash in its name is kept for good', async () => {
      const { headers } = await ask('/static/js/boot-1a2b.chunk.js');
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    });
  });
});
