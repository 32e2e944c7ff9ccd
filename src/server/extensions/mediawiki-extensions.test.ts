import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../create-app.ts';
import { type FakeWiki, sendJson, startFakeWiki } from '../testing/fake-wiki.ts';
import { createTestServices } from '../testing/test-services.ts';
import { createMediaWikiExtensions } from './mediawiki-extensions.ts';
import { shippedExtensions } from './shipped-extensions.ts';

const refreshMs = 10_000;
const retryMs = 1000;
const timings = { refreshMs, retryMs, timeoutMs: 500, maxBytes: 20_000 };
const installed = [
  { type: 'parserhook', name: 'Cite', descriptionmsg: 'cite-desc' },
  { type: 'semantic', name: 'Semantic MediaWiki', version: '4.1' },
  { type: 'other', name: 'Sundial', descriptionmsg: 'sundial-desc' },
  { type: 'other', name: 'Gnomon', description: 'Casts a [[shadow]]' },
  { type: 'other', name: '__proto__' },
  { type: 'other', namemsg: 'nameless' },
  { type: 'skin', name: 'Vector' },
];

let wiki: FakeWiki;
let nowMs: number;
beforeEach(async () => {
  wiki = await startFakeWiki();
  nowMs = 0;
});
afterEach(() => wiki.close());

/** Answers as a healthy wiki does. */
function beHealthy(extensions: object[] = installed) {
  wiki.behave((query, response) => {
    if (query.get('meta') === 'siteinfo') return sendJson(response, { query: { extensions } });
    const names = query.get('ammessages')?.split('|') ?? [];
    const text = `Tells ''the hour'' (${query.get('amlang')})`;
    const allmessages = names.map((name) =>
      name === 'sundial-desc' ? { name, content: text } : { name, missing: true },
    );
    sendJson(response, { query: { allmessages } });
  });
}

function setUp() {
  const services = createTestServices();
  const clock = { ...services.clock, monotonicMs: () => nowMs };
  const { apiUrl } = wiki;
  const { log } = services;
  const fallback = shippedExtensions;
  const source = createMediaWikiExtensions({ apiUrl, fallback, clock, log, timings });
  const app = createApp({ ...services, extensions: source });
  const listed = async (locale = 'en') => {
    const response = await app.request(`/${locale}/extensions/`);
    expect(response.status).toBe(200);
    return ((await response.json()) as { extensions_data: object }).extensions_data;
  };
  return { ...services, source, listed };
}

const shippedKeys = async () =>
  Object.keys((await shippedExtensions.list('en')).extensions_data).sort();

describe('a wiki that answers', () => {
  test('is what /extensions/ lists, in the words of the visitor', async () => {
    beHealthy();
    const { source, listed, notices, errors } = setUp();
    await source.refresh();
    const list = await listed('de');
    expect(Object.keys(list)).toEqual([
      'Cite',
      'SemanticMediaWiki',
      'Sundial',
      'Gnomon',
      '__proto__',
    ]);
    const shipped = (await shippedExtensions.list('de')).extensions_data;
    expect(list).toMatchObject({
      Cite: { ...shipped.Cite },
      SemanticMediaWiki: { plan: 'Quantum' },
      Sundial: { pretty_name: 'Sundial', description: 'Tells the hour (de)' },
      Gnomon: { pretty_name: 'Gnomon', description: 'Casts a shadow' },
    });
    expect(await listed('en')).toMatchObject({ Sundial: { description: 'Tells the hour (en)' } });
    expect(notices).toEqual([`${wiki.apiUrl} tells its 5 extensions.`]);
    expect(errors).toEqual([]);
  });

  test('is asked by the documented parameters', async () => {
    beHealthy();
    await setUp().source.refresh();
    expect(String(wiki.asked[0])).toBe(
      'action=query&meta=siteinfo&siprop=extensions&format=json&formatversion=2',
    );
    expect(wiki.asked.slice(1).map((query) => query.get('amlang'))).toEqual([
      'en',
      'de',
      'es',
      'fr',
    ]);
  });

  test('is not asked for texts when we know all that it has', async () => {
    beHealthy([{ type: 'other', name: 'Cite', descriptionmsg: 'cite-desc' }]);
    await setUp().source.refresh();
    expect(wiki.asked).toHaveLength(1);
  });

  test('is asked for as many texts at once as it gives', async () => {
    const many = Array.from({ length: 120 }, (_, index) => ({
      type: 'other',
      name: `Bed ${index}`,
      descriptionmsg: `bed-${index}`,
    }));
    beHealthy(many);
    await setUp().source.refresh();
    const counts = wiki.asked
      .filter((query) => query.get('amlang') === 'fr')
      .map((query) => query.get('ammessages')?.split('|').length);
    expect(counts).toEqual([50, 50, 20]);
  });

  test('is asked again when its answer is old, and meanwhile nobody waits', async () => {
    beHealthy();
    const { source, listed } = setUp();
    await source.refresh();
    const askedBefore = wiki.asked.length;
    nowMs = refreshMs - 1;
    await listed();
    expect(wiki.asked).toHaveLength(askedBefore);
    beHealthy([{ type: 'other', name: 'Hedge' }]);
    nowMs = refreshMs;
    expect(Object.keys(await listed())).toContain('Sundial');
    await expect.poll(async () => Object.keys(await listed())).toEqual(['Hedge']);
    expect(wiki.asked).toHaveLength(askedBefore + 1);
  });
});

const faults: [string, string, () => void][] = [
  ['fails', 'status 500', () => wiki.behave((_, response) => sendJson(response, {}, 500))],
  ['is slow', 'timeout', () => wiki.behave(() => {})],
  [
    'trickles',
    'timeout',
    () =>
      wiki.behave((_, response) => {
        response.writeHead(200).write('{');
        const drip = setInterval(() => response.write(' '), 50);
        response.on('close', () => clearInterval(drip));
      }),
  ],
  [
    'has no end',
    'longer than 20000 bytes',
    () =>
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
    () =>
      wiki.behave((_, response) =>
        sendJson(response, { error: { code: 'readapidenied', info: 'No' } }),
      ),
  ],
  ['speaks HTML', 'JSON', () => wiki.behave((_, response) => response.end('<!doctype html>'))],
  ['says nothing', 'query', () => wiki.behave((_, response) => sendJson(response, {}))],
  [
    'lies',
    'extensions',
    () => wiki.behave((_, response) => sendJson(response, { query: { extensions: 'many' } })),
  ],
  [
    'lies about a name',
    'name',
    () =>
      wiki.behave((_, response) =>
        sendJson(response, { query: { extensions: [{ type: 'other', name: { a: 1 } }] } }),
      ),
  ],
  [
    'leads elsewhere',
    'redirect',
    () =>
      wiki.behave((query, response) => {
        if (query.has('elsewhere')) sendJson(response, { query: { extensions: [] } });
        else response.writeHead(302, { location: '?elsewhere' }).end();
      }),
  ],
  [
    'keeps its texts back',
    'status 403',
    () => {
      wiki.behave((query, response) =>
        query.get('meta') === 'siteinfo'
          ? sendJson(response, { query: { extensions: installed } })
          : sendJson(response, {}, 403),
      );
    },
  ],
];

describe.each(faults)('a wiki that %s', (_, reason, misbehave) => {
  test('leaves the list of the content in place and its reason in the log', async () => {
    misbehave();
    const { source, listed, notices, failures } = setUp();
    await source.refresh();
    expect(Object.keys(await listed()).sort()).toEqual(await shippedKeys());
    expect(notices).toEqual([]);
    expect(failures.map(String)).toEqual([expect.stringContaining(reason)]);
  });

  test('leaves its last good answer in place, and is heard when it is well again', async () => {
    beHealthy();
    const { source, listed, notices, errors } = setUp();
    await source.refresh();
    misbehave();
    await source.refresh();
    expect(Object.keys(await listed())).toContain('Sundial');
    expect(errors).toEqual(['A wiki tells no extensions; its last list stays']);
    beHealthy([{ type: 'other', name: 'Hedge' }]);
    nowMs = retryMs;
    await listed();
    await expect.poll(async () => Object.keys(await listed())).toEqual(['Hedge']);
    expect(notices).toHaveLength(2);
  });
});

test('a wiki that is down is not asked at every request', async () => {
  wiki.behave((_, response) => sendJson(response, {}, 500));
  const { source, listed } = setUp();
  await source.refresh();
  await Promise.all([listed(), listed()]);
  // Arrives behind whatever the lists may have set going.
  await fetch(wiki.apiUrl);
  expect(wiki.asked).toHaveLength(2);
  nowMs = retryMs;
  await Promise.all([listed(), listed()]);
  await source.refresh();
  expect(wiki.asked).toHaveLength(3);
});

test('a wiki that is nowhere leaves the list of the content in place', async () => {
  await wiki.close();
  const { source, listed, failures } = setUp();
  await source.refresh();
  expect(Object.keys(await listed()).sort()).toEqual(await shippedKeys());
  expect(failures.map(String)).toEqual([expect.stringContaining('ECONNREFUSED')]);
});

test('a refresh that was cut off does not keep the next one waiting', async () => {
  wiki.behave(() => {});
  const { source } = setUp();
  source.refresh();
  await expect.poll(() => wiki.asked).toHaveLength(1);
  source.refresh();
  nowMs = 200_000;
  source.refresh();
  await expect.poll(() => wiki.asked).toHaveLength(2);
  await source.settled();
});
