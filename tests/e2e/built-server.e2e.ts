import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { pageRoutes } from '../../src/site/routes.ts';
import { dist, runServer } from './built-server.ts';

/** What has come to the language since Node 20, the oldest that the README promises. */
const newerThanNode20 = [
  ...['Array.fromAsync', 'Map.groupBy', 'Object.groupBy', 'Promise.try', 'Promise.withResolvers'],
  ...['RegExp.escape', 'URL.parse', 'globalThis.Iterator', 'process.getBuiltinModule'],
  ...['Set.prototype.union', 'Set.prototype.intersection', 'Set.prototype.difference'],
];
const forgetful = `data:text/javascript,${encodeURIComponent(
  newerThanNode20.map((name) => `delete ${name};`).join(''),
)}`;

/** One request of each kind that code is run for. */
const requests: [path: string, init?: RequestInit][] = [
  ...pageRoutes.flatMap(([, route]) =>
    (route.liveParameters ?? []).map((name): [string] => [`/de${route.path}?${name}=x`]),
  ),
  ['/de/pricecalculator?product=pro&country=DE&addons[]=backupsplus'],
  ['/pricecalculator?product=pro&country=DE', { headers: { accept: 'application/json' } }],
  ['/language', { method: 'POST', body: new URLSearchParams({ lng: 'de', return: '/plans' }) }],
  ['/extensions/'],
  ['/location'],
  ['/healthz'],
];

const npmsNode = process.env.npm_node_execpath ?? process.execPath;
for (const [what, options] of [
  ['the Node that npm runs on', { node: npmsNode }],
  ['a Node without what has come since version 20', { nodeOptions: ['--import', forgetful] }],
] as const) {
  test(`the server answers everything on ${what}`, async () => {
    const { child, url } = await runServer({
      ...options,
      nodeOptions: [...(options.nodeOptions ?? [])],
    });
    for (const [address, init] of requests) {
      const { status } = await fetch(url + address, { redirect: 'manual', ...init });
      expect(status, address).toBeLessThan(500);
    }
    child.kill();
  });
}

test('the folder dist/ is all that the server needs', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'only-dist-'));
  cpSync(dist, folder, { recursive: true });
  const { child, url } = await runServer({ folder, env: { TRUSTED_PROXIES: '1' } });
  for (const [address, init] of requests) {
    const { status } = await fetch(url + address, { redirect: 'manual', ...init });
    expect(status, address).toBeLessThan(500);
  }
  // A resolver whose address has stood in one country for decades.
  const headers = { 'x-forwarded-for': '193.0.6.139' };
  const location = await fetch(`${url}/location`, { headers });
  expect(await location.json()).toMatchObject({ country_code: 'NL' });
  child.kill();
  rmSync(folder, { recursive: true });
});
