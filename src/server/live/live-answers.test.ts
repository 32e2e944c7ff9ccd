import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { RenderedPage, RenderRequest } from '../../site/render.tsx';
import { createApp } from '../create-app.ts';
import { createTestServices } from '../testing/test-services.ts';
import { createLiveAnswers } from './live-answers.ts';

/** A renderer that records requests and holds every page back until it is released. */
function heldRenderer() {
  const asked: RenderRequest[] = [];
  const held: (() => void)[] = [];
  const render = (request: RenderRequest) => {
    asked.push(request);
    return new Promise<RenderedPage>((resolve) => {
      held.push(() => resolve({ kind: 'page', status: 200, html: 'x'.repeat(1000), headers: {} }));
    });
  };
  /** Releases pages until these answers have arrived. */
  const letGo = async (...answers: unknown[]) => {
    let isAnswered = false;
    Promise.allSettled(answers).then(() => {
      isAnswered = true;
    });
    for (let quiet = 0; quiet < 5 || !isAnswered; quiet += 1) {
      if (held.length > 0) quiet = 0;
      for (const go of held.splice(0)) go();
      await nextTurn();
    }
  };
  return { asked, render, letGo };
}

function createHeldApp() {
  const renderer = heldRenderer();
  const services = { ...createTestServices(), render: renderer.render };
  return { ...renderer, app: createApp(services) };
}

const wanted = () => true;
const form = { contentLocation: undefined, encoding: 'gzip' } as const;
const request = (search: string, more: Partial<RenderRequest> = {}): RenderRequest => ({
  key: 'login',
  locale: 'en',
  query: new URLSearchParams(search),
  day: '2026-12-01',
  ...more,
});

test('equal requests share one rendering, while it runs and afterwards', async () => {
  const { app, asked, letGo } = createHeldApp();
  const spellings = [
    '/login?wikiid=a',
    '/login?utm_source=x&wikiid=a&lng=en',
    '/en/login?wikiid=a',
    '/login?wikiid=a&x',
  ];
  const answers = spellings.map((spelling) => app.request(spelling));
  await letGo(...answers);
  expect((await app.request('/login?wikiid=a')).status).toBe(200);
  for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200);
  expect(asked).toHaveLength(1);
});

test('without turns, no request waits for what another has begun', async () => {
  const { render, asked, letGo } = heldRenderer();
  const { nextTurn: _none, ...services } = createTestServices();
  const live = createLiveAnswers({ ...services, render });
  const gone = live.answer(request('wikiid=a'), form, wanted);
  const answers = ['wikiid=a', 'wikiid=b'].map((each) => live.answer(request(each), form, wanted));
  await nextTurn();
  expect(asked).toHaveLength(3);
  await letGo(gone, ...answers);
  await Promise.all(answers);
  await live.answer(request('wikiid=a'), form, wanted);
  expect(asked).toHaveLength(3);
});

test('a kept answer has the encoding that is asked for', async () => {
  const { app, letGo } = createHeldApp();
  const ask = async (headers: Record<string, string>) => {
    const answer = app.request('/login?wikiid=a', { headers });
    await letGo(answer);
    const { status, headers: answered } = await answer;
    return [status, answered.get('content-encoding')];
  };
  for (const _time of ['first', 'again']) {
    expect(await ask({ 'accept-encoding': 'br, gzip' })).toEqual([200, 'gzip']);
    expect(await ask({})).toEqual([200, null]);
    expect(await ask({ 'accept-encoding': 'gzip;q=0' })).toEqual([200, null]);
    expect(await ask({ 'accept-encoding': 'identity;q=0' })).toEqual([406, null]);
  }
});

test('whatever differs in what the page depends on is rendered for itself', async () => {
  const { render, asked, letGo } = heldRenderer();
  const live = createLiveAnswers({ ...createTestServices(), render });
  const requests = [
    request('wikiid=a'),
    request('wikiid=b'),
    request('wikiid[]=a'),
    request('wikiid=a&wikiid=a'),
    request('wikiid=a', { locale: 'de' }),
    request('wikiid=a', { key: 'contact' }),
    request('wikiid=a', { day: '2027-01-01' }),
    request('wikiid=a', { choice: { country: 'DE', isTaxIncluded: true } }),
    request('wikiid=a', { choice: { country: 'DE', isTaxIncluded: false } }),
    request('', { choice: { country: 'DE', isTaxIncluded: true } }),
  ];
  const answers = requests.map((each) => live.answer(each, form, wanted));
  await letGo(...answers);
  await Promise.all(answers);
  expect(asked).toHaveLength(requests.length);
});

test('an answer is given again for a while only, and memory is bounded', async () => {
  const { render, asked, letGo } = heldRenderer();
  let ms = 0;
  const clock = { now: () => new Date(0), monotonicMs: () => ms };
  const limits = { maxAgeMs: 1000, maxBytes: 2500 };
  const live = createLiveAnswers({ ...createTestServices(), clock, render }, limits);
  const renderings = async (search: string) => {
    const before = asked.length;
    const plain = { ...form, encoding: 'identity' } as const;
    const answer = live.answer(request(search), plain, wanted);
    await letGo(answer);
    return asked.length - before;
  };
  expect([await renderings('wikiid=a'), await renderings('wikiid=a')]).toEqual([1, 0]);
  ms = 1000;
  expect([await renderings('wikiid=a'), await renderings('wikiid=a')]).toEqual([1, 0]);
  // The cache has room for two answers of 1000 bytes.
  expect([await renderings('wikiid=b'), await renderings('wikiid=c')]).toEqual([1, 1]);
  expect([await renderings('wikiid=c'), await renderings('wikiid=a')]).toEqual([0, 1]);
});

test('a page for a choice of prices is kept for a day, whatever others type', async () => {
  const { render, asked, letGo } = heldRenderer();
  let ms = 0;
  const clock = { now: () => new Date(0), monotonicMs: () => ms };
  const live = createLiveAnswers({ ...createTestServices(), clock, render }, { maxBytes: 2500 });
  const ask = async (search: string, more?: Partial<RenderRequest>) => {
    const answer = live.answer(request(search, more), form, wanted);
    await letGo(answer);
  };
  const choice = { country: 'DE', isTaxIncluded: true };
  await ask('', { choice });
  for (const id of ['a', 'b', 'c', 'd']) await ask(`wikiid=${id}`);
  ms = 86_399_999;
  await ask('', { choice });
  expect(asked).toHaveLength(5);
});

test('a failure is not kept', async () => {
  const services = createTestServices();
  const ask = () => createApp(services).request('/login?wikiid=broken');
  expect((await ask()).status).toBe(500);
  services.render = async () => ({ kind: 'page', status: 200, html: 'mended', headers: {} });
  expect((await ask()).status).toBe(200);
});

test('when too many ask at once, visitors are asked to come back, in their language, and nothing typed is lost', async () => {
  const { app, asked, letGo } = createHeldApp();
  const many = Array.from({ length: 501 }, (_, index) => app.request(`/login?wikiid=${index}`));
  await nextTurn();
  const busy = await app.request('/de/login?wikiid=mine');
  expect(busy.status).toBe(503);
  expect(busy.headers.get('retry-after')).toBe('5');
  expect(busy.headers.get('cache-control')).toBe('no-cache');
  expect(await busy.text()).toContain('lang="de"><title>busy');
  // Prepared pages are still answered.
  expect((await app.request('/plans')).status).toBe(200);
  expect((await app.request('/extensions/')).status).toBe(200);
  await letGo(...many);
  for (const answer of await Promise.all(many)) expect(answer.status).toBe(200);
  expect(asked).toHaveLength(501);
});

test('nothing is rendered for visitors who have gone', async () => {
  const { app, asked, letGo } = createHeldApp();
  const first = app.request('/login?wikiid=first');
  const gone = new AbortController();
  const second = app.request('/login?wikiid=second', { signal: gone.signal });
  const third = app.request('/login?wikiid=second');
  const fourth = app.request('/login?wikiid=fourth', { signal: gone.signal });
  gone.abort();
  await letGo(first, second, third, fourth);
  expect(asked.map(({ query }) => query.get('wikiid'))).toEqual(['first', 'second']);
});

test('while compression takes longer than rendering, only a few pages wait for it', async () => {
  const { render, asked, letGo } = heldRenderer();
  const services = createTestServices();
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  const compress: typeof services.compress = async (...packed) => {
    await gate;
    return services.compress(...packed);
  };
  const live = createLiveAnswers({ ...services, render, compress });
  const ids = Array.from({ length: 20 }, (_, index) => `wikiid=${index}`);
  const answers = ids.map((search) => live.answer(request(search), form, wanted));
  await letGo();
  expect(asked.length).toBeLessThan(4);
  openGate();
  await letGo(...answers);
  expect(asked).toHaveLength(ids.length);
});

test('between two renderings everything else has its turn', async () => {
  const order: string[] = [];
  const services = createTestServices();
  const app = createApp({
    ...services,
    render: async ({ query }) => {
      order.push(`page ${query.get('wikiid')}`);
      return { kind: 'page', status: 200, html: '', headers: {} };
    },
    nextTurn: async () => {
      order.push('turn');
      await nextTurn();
    },
  });
  await Promise.all(['a', 'b', 'c'].map((id) => app.request(`/login?wikiid=${id}`)));
  expect(order.slice(0, 5)).toEqual(['page a', 'turn', 'page b', 'turn', 'page c']);
});
