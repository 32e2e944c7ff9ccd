import { describe, expect, test } from 'vitest';
import { onEachHost } from '../testing/on-each-host.ts';
import { textOf } from '../testing/small-site.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const germany = { cookie: 'x=y; prices=DE.incl; i18next=de' };

onEachHost(({ ask }) => {
  describe('a choice of prices', () => {
    const choose = (path: string, body: string) =>
      ask(path, { method: 'POST', headers: form, body });

    test.each([
      ['/de/plans', 'country=DE&tax=incl', 'prices=DE.incl', '/de/plans'],
      ['/plans', 'country=DE', 'prices=DE.incl', '/plans'],
      ['/plans?x=1', 'tax=excl&country=other', 'prices=other.excl', '/plans?x=1'],
      ['/plans?country=CA&tax=incl&x=1', 'country=tx&tax=INCL', 'prices=TX.incl', '/plans?x=1'],
      [
        '/pricecalculator?country=CA',
        'country=US&tax=incl',
        'prices=US.incl',
        '/pricecalculator?country=CA',
      ],
    ])('%s keeps %s as %s and shows %s', async (path, body, cookie, location) => {
      const { headers, status } = await choose(path, body);
      expect([status, headers.location]).toEqual([303, location]);
      expect(headers['set-cookie']).toBe(`${cookie}; Max-Age=31536000; Path=/; SameSite=Lax`);
      expect(headers['cache-control']).toBe('no-store');
    });

    test('is forgotten when the visitor says so', async () => {
      const { headers, status } = await choose('/plans', 'country=DE&tax=incl&forget=');
      expect([status, headers.location]).toEqual([303, '/plans']);
      expect(headers['set-cookie']).toBe('prices=; Max-Age=0; Path=/; SameSite=Lax');
    });

    test.each([
      ['/plans', 'country=XX&tax=incl', 400],
      ['/plans', 'tax=excl', 400],
      ['/plans', 'country=DE&tax=maybe', 400],
      ['/plans', 'country=__proto__&tax=incl', 400],
      ['/plans', `country=DE&tax=incl&x=${'a'.repeat(5000)}`, 413],
      ['/503-maintenance', 'country=DE&tax=incl', 405],
      ['/static/js/boot-1a2b.chunk.js', 'country=DE&tax=incl', 405],
      ['/no-such-page', 'country=DE&tax=incl', 404],
    ])('POST %s %s is refused', async (path, body, status) => {
      const answer = await choose(path, body);
      expect([answer.status, answer.headers['set-cookie']]).toEqual([status, undefined]);
    });

    test('makes every page show its prices, to this visitor alone', async () => {
      const { body, headers, status } = await ask('/plans', { headers: germany });
      expect(status).toBe(200);
      expect(body.toString()).toContain('<title>plans made now</title>DE.incl');
      expect(headers).toMatchObject({
        'cache-control': 'private, no-cache',
        'content-language': 'de',
        'content-location': '/de/plans?country=DE&tax=incl',
        vary: 'Accept-Language, Cookie, Accept-Encoding',
      });
    });

    test('in the address wins over the one in the cookie, and travels with it', async () => {
      const { body, headers } = await ask('/en/plans?tax=excl&country=CA', { headers: germany });
      expect(body.toString()).toContain('CA.excl');
      expect(headers['content-location']).toBe('/en/plans?country=CA&tax=excl');
      const login = await ask('/en/login?wikiid=&tax=incl&country=TX');
      expect(login.body.toString()).toContain('TX.incl');
      expect(login.headers['content-location']).toBe('/en/login?country=TX&tax=incl&wikiid=');
    });

    test.each([
      ['/en/plans', { cookie: 'prices=XX.incl' }],
      ['/en/plans', { cookie: 'prices=DE' }],
      ['/en/plans', { cookie: 'myprices=DE.incl' }],
      ['/en/plans?country=DE', {}],
      ['/en/plans?tax=incl&country=nowhere', {}],
    ])('that is none gets what is prepared: %s %j', async (path, headers) => {
      const answer = await ask(path, { headers });
      expect(answer.body.toString()).toBe(textOf('plans', 'en'));
      expect(answer.headers.vary).toBe('Cookie, Accept-Encoding');
    });

    test('changes nothing about pages that stand in, files and programs', async () => {
      const maintenance = await ask('/de/503-maintenance', { headers: germany });
      expect(maintenance.body.toString()).toBe(textOf('maintenance', 'de'));
      const missing = await ask('/de/no-such-page', { headers: germany });
      expect(missing.body.toString()).toBe(textOf('notFound', 'de'));
      const icon = await ask('/favicon.ico', { headers: germany });
      expect(icon.headers['cache-control']).toBe('no-cache');
      const headers = { ...germany, accept: 'application/json' };
      const { body } = await ask('/pricecalculator?product=pro', { headers });
      expect(JSON.parse(body.toString())).toMatchObject({ product_name: 'Pro' });
    });
  });
});
