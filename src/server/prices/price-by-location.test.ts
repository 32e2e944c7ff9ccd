import { describe, expect, test } from 'vitest';
import { onEachHost } from '../testing/on-each-host.ts';
import { textOf } from '../testing/small-site.ts';
import { createTestServices } from '../testing/test-services.ts';

const german = { 'x-forwarded-for': '192.0.2.1' };

onEachHost(
  ({ ask }) => {
    describe('where the provider shows prices by location', () => {
      test('the first HTML has the prices of the place, with tax, for this visitor alone', async () => {
        const { body, headers } = await ask('/en/plans', { headers: german });
        expect(body.toString()).toContain('DE.incl');
        expect(headers).toMatchObject({
          'cache-control': 'private, no-cache',
          'content-location': '/en/plans?country=DE&tax=incl',
        });
      });

      test('what was chosen wins', async () => {
        const headers = { ...german, cookie: 'prices=CA.excl' };
        expect((await ask('/en/plans', { headers })).body.toString()).toContain('CA.excl');
        const address = '/en/plans?country=TX&tax=incl';
        expect((await ask(address, { headers })).body.toString()).toContain('TX.incl');
      });

      test.each([
        ['nobody knows', {}],
        ['that is not listed', { 'x-country-code': 'JP' }],
      ])('a place %s gets what is prepared', async (_which, headers) => {
        const { body } = await ask('/en/plans', { headers });
        expect(body.toString()).toBe(textOf('plans', 'en'));
      });

      test('pages without prices stay as they are', async () => {
        const { body } = await ask('/de/503-maintenance', { headers: german });
        expect(body.toString()).toBe(textOf('maintenance', 'de'));
      });
    });
  },
  () => ({ ...createTestServices({ TRUSTED_PROXIES: '1' }), isPricedByLocation: true }),
);
