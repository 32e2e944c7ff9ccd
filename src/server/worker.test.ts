import { expect, test, vi } from 'vitest';
import { ConfigError } from './config.ts';
import { smallSite, textOf } from './testing/small-site.ts';
import type { WorkerBuild } from './worker/worker-build.ts';
import { createWorker } from './worker.ts';

const bytes = new Map<string, Uint8Array<ArrayBuffer>>();
const files = smallSite.map(({ bodies, ...description }, index) => {
  const file = `${index}.file`;
  bytes.set(`/${file}`, bodies.identity);
  if (bodies.br) bytes.set(`/${file}.br`, bodies.br);
  if (bodies.gzip) bytes.set(`/${file}.gz`, bodies.gzip);
  const { identity, br, gzip } = bodies;
  const lengths = {
    identity: identity.byteLength,
    // The icon has no compressed forms.
    ...(description.path !== '/favicon.ico' && {
      br: br?.byteLength ?? 0,
      gzip: gzip?.byteLength ?? 0,
    }),
  };
  return { ...description, file, bytes: lengths };
});
const build = { id: 'b1', files, assets: {} } as unknown as WorkerBuild;
const assets = {
  fetch: async (url: string) => {
    const body = bytes.get(new URL(url).pathname);
    return body ? new Response(body) : new Response(null, { status: 404 });
  },
};

function start(settings: Record<string, unknown> = {}, ASSETS = assets) {
  const lines: Record<string, unknown>[] = [];
  const spy = vi.spyOn(console, 'log').mockImplementation((line) => lines.push(JSON.parse(line)));
  const worker = createWorker(build);
  const waited: Promise<unknown>[] = [];
  const execution = { waitUntil: (work: Promise<unknown>) => waited.push(work) };
  const ask = (path: string, headers: Record<string, string> = {}, cf = {}) => {
    const request = new Request(`https://localhost${path}`, { headers });
    return worker.fetch(Object.assign(request, { cf }), { ASSETS, ...settings }, execution);
  };
  return { ask, waited, lines, [Symbol.dispose]: () => spy.mockRestore() };
}

test('prepared files come from the binding, compressed or not', async () => {
  using worker = start();
  const plain = await worker.ask('/de/plans');
  expect([plain.status, await plain.text()]).toEqual([200, textOf('plans', 'de')]);
  for (const [encoding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ]) {
    const packed = await worker.ask('/de/plans', { 'accept-encoding': String(encoding) });
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    const at = files.findIndex(({ path, locale }) => path === '/plans' && locale === 'de');
    const body = new Uint8Array(await packed.arrayBuffer());
    expect(body).toEqual(new Uint8Array(bytes.get(`/${at}.file${suffix}`) ?? []));
  }
  const icon = await worker.ask('/favicon.ico', { 'accept-encoding': 'br, gzip' });
  expect(icon.headers.get('content-encoding')).toBeNull();
  expect(await icon.json()).toEqual({ path: '/favicon.ico' });
});

test('a file that the binding does not have is logged by its name', async () => {
  const refusing = { fetch: async () => new Response(null, { status: 404 }) };
  using worker = start({}, refusing);
  const answer = await worker.ask('/de/plans');
  await answer.text().catch(() => '');
  const { error } = worker.lines.find(({ level }) => level === 'error') ?? {};
  expect(error).toMatch(/The binding for files answers 404 for \d+\.file\./);
});

test('it is healthy, tells its build, and logs requests with a time', async () => {
  using worker = start();
  const answer = await worker.ask('/healthz', { 'x-request-id': 'worker-12345' });
  expect(await answer.json()).toEqual({ status: 'ok', build: 'b1' });
  const [line] = worker.lines;
  expect(line).toMatchObject({ level: 'info', requestId: 'worker-12345', path: '/healthz' });
  expect(Math.abs(Date.parse(String(line?.time)) - Date.now())).toBeLessThan(60_000);
  expect(line?.ms).toBeGreaterThanOrEqual(0);
});

test('the location comes from the edge', async () => {
  using worker = start();
  const locationFor = async (headers: Record<string, string>) =>
    (await worker.ask('/location', headers)).json();
  const texas = await locationFor({ 'cf-ipcountry': 'US', 'cf-region-code': 'TX' });
  const known = await worker.ask('/location', {}, { country: 'US', regionCode: 'TX' });
  expect(await known.json()).toEqual(texas);
  expect(texas).toEqual(expect.objectContaining({ country_code: 'US', region_code: 'TX' }));
  expect(await locationFor({ 'cf-ipcountry': 'DE' })).toEqual(
    expect.objectContaining({ country_code: 'DE' }),
  );
});

test('settings are taken as they are bound; empty ones and other bindings are none', async () => {
  using worker = start({ LOG: 'off', COUNTRY_HEADER: 'x-country', REGION_HEADER: '', KV: {} });
  const answer = await worker.ask('/location', { 'x-country': 'DE', 'cf-ipcountry': 'US' });
  expect(await answer.json()).toEqual(expect.objectContaining({ country_code: 'DE' }));
  expect(worker.lines).toEqual([]);
  using wrong = start({ LOG: 'loud' });
  await expect(wrong.ask('/plans')).rejects.toThrow(ConfigError);
});

test('without a wiki it tells the extensions that came with it, and has nothing to wait for', async () => {
  using worker = start();
  const answer = await worker.ask('/extensions/');
  const { extensions_data } = (await answer.json()) as { extensions_data: object };
  expect(Object.keys(extensions_data).length).toBeGreaterThan(10);
  expect(await Promise.all(worker.waited)).toEqual([undefined]);
});
