import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ExtensionListing } from '../services.ts';
import { onEachHost } from '../testing/on-each-host.ts';
import { textOf } from '../testing/small-site.ts';

const vary = 'Accept, Accept-Language, Cookie, Accept-Encoding';
const gzip = { 'accept-encoding': 'br, gzip' };
const listing = (description: string): ExtensionListing => ({
  extensions_data: { Cite: { pretty_name: 'Cite', description } },
});
/** Long enough to be smaller when compressed. */
const long = (text: string) => listing(`${text} `.repeat(100));

onEachHost(({ ask, services }) => {
  beforeEach(() => {
    services.extensions.list = async (locale) => long(locale);
  });
  const etagOf = async (headers: Record<string, string>, path = '/extensions/') =>
    String((await ask(path, { headers })).headers.etag);

  describe('the list of extensions', () => {
    test('is compressed for clients that accept it', async () => {
      const { body, headers } = await ask('/extensions/', { headers: gzip });
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-encoding': 'gzip',
        'content-language': 'en',
        'content-length': String(body.byteLength),
        'content-type': 'application/json',
        vary,
      });
      expect(JSON.parse(gunzipSync(body).toString())).toEqual(long('en'));
    });

    test('is plain where that is the smaller form, or the one that is asked for', async () => {
      const plain = await ask('/extensions/');
      expect(JSON.parse(plain.body.toString())).toEqual(long('en'));
      expect(plain.headers).toMatchObject({
        'content-length': String(plain.body.byteLength),
        vary,
      });
      services.extensions.list = async () => listing('short');
      const short = await ask('/extensions/', { headers: gzip });
      expect(JSON.parse(short.body.toString())).toEqual(listing('short'));
      expect(short.headers['content-encoding']).toBeUndefined();
    });

    test('has a strong validator for each language, encoding and content', async () => {
      const etags = [
        await etagOf({}),
        await etagOf(gzip),
        await etagOf({}, '/de/extensions/'),
        await etagOf({ accept: 'text/html' }),
      ];
      services.extensions.list = async (locale) => long(`${locale} now`);
      etags.push(await etagOf({}));
      for (const etag of etags) expect(etag).toMatch(/^"[^"]+"$/);
      expect(new Set(etags).size).toBe(etags.length);
    });

    test('is sent again only when it has changed', async () => {
      const again = { ...gzip, 'if-none-match': await etagOf(gzip) };
      const same = await ask('/extensions/', { headers: again });
      expect([same.status, same.body.byteLength]).toEqual([304, 0]);
      expect(same.headers).toMatchObject({ etag: again['if-none-match'], vary });
      expect(same.headers['content-encoding']).toBeUndefined();
      const { 'accept-encoding': _, ...plain } = again;
      expect((await ask('/extensions/', { headers: plain })).status).toBe(200);
      services.extensions.list = async (locale) => long(`${locale} now`);
      expect((await ask('/extensions/', { headers: again })).status).toBe(200);
    });

    test.each([{}, gzip, { 'accept-encoding': '*;q=0' }])(
      'for HEAD and %j tells the same',
      async (headers) => {
        const [head, get] = await Promise.all([
          ask('/extensions/', { method: 'HEAD', headers }),
          ask('/extensions/', { headers }),
        ]);
        expect(head.body.byteLength).toBe(0);
        const { 'x-request-id': _a, date: _b, ...told } = head.headers;
        expect([head.status, get.headers]).toEqual([get.status, expect.objectContaining(told)]);
        expect(told['content-length']).toBe(String(get.body.byteLength));
      },
    );

    test('is refused to a request that refuses every encoding', async () => {
      const headers = { 'accept-encoding': '*;q=0' };
      const { body, status, ...answer } = await ask('/extensions/', { headers });
      expect([status, body.byteLength, answer.headers.vary]).toEqual([406, 0, vary]);
    });

    test('is logged with its length and language', async () => {
      const headers = { 'x-request-id': 'listed-12345' };
      const { body } = await ask('/de/extensions/', { headers });
      const record = services.requests.find(({ requestId }) => requestId === 'listed-12345');
      expect(record).toMatchObject({ status: 200, locale: 'de', bytes: body.byteLength });
    });

    test('gives way to the page for those who prefer HTML', async () => {
      const html = { accept: 'text/html' };
      const page = await ask('/de/extensions/', { headers: html });
      expect(page.body.toString()).toBe(textOf('extensions', 'de'));
      expect(page.headers.vary).toBe('Cookie, Accept-Encoding, Accept');
      const again = { ...html, 'if-none-match': String(page.headers.etag) };
      expect((await ask('/de/extensions/', { headers: again })).status).toBe(304);
    });
  });
});
