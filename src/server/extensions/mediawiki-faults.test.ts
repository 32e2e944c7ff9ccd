import { test as base, describe, expect } from 'vitest';
import { type FakeWiki, sendJson, startFakeWiki } from '../testing/fake-wiki.ts';
import { shippedExtensions } from './shipped-extensions.ts';
import { beHealthy, installed, listOf, retryMs } from './testing/extensions-of-wiki.ts';

const test = base.extend<{ wiki: FakeWiki }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what the fixture needs
  wiki: async ({}, use) => {
    const wiki = await startFakeWiki();
    await use(wiki);
    await wiki.close();
  },
});

const shippedKeys = async () =>
  Object.keys((await shippedExtensions.list('en')).extensions_data).sort();

const faults: [string, string, (wiki: FakeWiki) => void][] = [
  ['fails', 'status 500', (wiki) => wiki.behave((_, response) => sendJson(response, {}, 500))],
  ['is slow', 'timeout', (wiki) => wiki.behave(() => {})],
  [
    'trickles',
    'timeout',
    (wiki) =>
      wiki.behave((_, response) => {
        response.writeHead(200).write('{');
        const drip = setInterval(() => response.write(' '), 50);
        response.on('close', () => clearInterval(drip));
      }),
  ],
  [
    'has no end',
    'longer than 20000 bytes',
    (wiki) =>
      wiki.behave((_, response) => {
        response.on('error', () => {});
        const pour = () => {
          while (!response.destroyed && response.write(' '.repeat(10_000)));
        };
        response.on('drain', pour);
        pour();
      }),
  ],
  [
    'is private',
    'readapidenied',
    (wiki) =>
      wiki.behave((_, response) =>
        sendJson(response, { error: { code: 'readapidenied', info: 'No' } }),
      ),
  ],
  ['speaks HTML', 'JSON', (wiki) => wiki.behave((_, response) => response.end('<!doctype html>'))],
  ['says nothing', 'query', (wiki) => wiki.behave((_, response) => sendJson(response, {}))],
  [
    'lies',
    'extensions',
    (wiki) => wiki.behave((_, response) => sendJson(response, { query: { extensions: 'many' } })),
  ],
  [
    'lies about a name',
    'name',
    (wiki) =>
      wiki.behave((_, response) =>
        sendJson(response, { query: { extensions: [{ type: 'other', name: { a: 1 } }] } }),
      ),
  ],
  [
    'leads elsewhere',
    'redirect',
    (wiki) =>
      wiki.behave((query, response) => {
        if (query.has('elsewhere')) sendJson(response, { query: { extensions: [] } });
        else response.writeHead(302, { location: '?elsewhere' }).end();
      }),
  ],
  [
    'keeps its texts back',
    'status 403',
    (wiki) => {
      wiki.behave((query, response) =>
        query.get('meta') === 'siteinfo'
          ? sendJson(response, { query: { extensions: installed } })
          : sendJson(response, {}, 403),
      );
    },
  ],
];

// Several wait for a timeout, so all run at once.
describe.concurrent.each(faults)('a wiki that %s', (_, reason, misbehave) => {
  test('leaves the list of the content in place and its reason in the log', async ({
    wiki,
    expect,
  }) => {
    misbehave(wiki);
    const { source, listed, notices, failures } = listOf(wiki);
    await source.refresh();
    expect(Object.keys(await listed()).sort()).toEqual(await shippedKeys());
    expect(notices).toEqual([]);
    expect(failures.map(String)).toEqual([expect.stringContaining(reason)]);
  });

  test('leaves its last good answer in place until it is healthy again', async ({
    wiki,
    expect,
  }) => {
    beHealthy(wiki);
    const { source, listed, notices, errors, time } = listOf(wiki);
    await source.refresh();
    misbehave(wiki);
    await source.refresh();
    expect(Object.keys(await listed())).toContain('Sundial');
    expect(errors).toEqual(['A wiki tells no extensions; its last list stays']);
    beHealthy(wiki, [{ type: 'other', name: 'Hedge' }]);
    time.nowMs = retryMs;
    await listed();
    await expect.poll(async () => Object.keys(await listed())).toEqual(['Hedge']);
    expect(notices).toHaveLength(2);
  });
});

test('a wiki that is down is not asked at every request', async ({ wiki }) => {
  wiki.behave((_, response) => sendJson(response, {}, 500));
  const { source, listed, time } = listOf(wiki);
  await source.refresh();
  await Promise.all([listed(), listed()]);
  // Arrives after every request that the lists may have caused.
  await fetch(wiki.apiUrl);
  expect(wiki.asked).toHaveLength(2);
  time.nowMs = retryMs;
  await Promise.all([listed(), listed()]);
  await source.refresh();
  expect(wiki.asked).toHaveLength(3);
});

test('a wiki that is nowhere leaves the list of the content in place', async ({ wiki }) => {
  await wiki.close();
  const { source, listed, failures } = listOf(wiki);
  await source.refresh();
  expect(Object.keys(await listed()).sort()).toEqual(await shippedKeys());
  expect(failures.map(String)).toEqual([expect.stringContaining('ECONNREFUSED')]);
});

test('a refresh that was cut off does not keep the next one waiting', async ({ wiki }) => {
  wiki.behave(() => {});
  const { source, time } = listOf(wiki);
  source.refresh();
  await expect.poll(() => wiki.asked).toHaveLength(1);
  source.refresh();
  time.nowMs = 200_000;
  source.refresh();
  await expect.poll(() => wiki.asked).toHaveLength(2);
  await source.settled();
});
