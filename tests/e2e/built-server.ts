import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import { pageRoutes } from '../../src/site/routes.ts';

/** The built site's folder; absolute. */
export const dist = path.resolve(import.meta.dirname, '../../dist');

/**
 * Puts the built site into another folder, in a moment: its files are links, so that none may be
 * written to. What is changed is replaced, by `replaceFile()`.
 *
 * @param folder on the same disk as the project, absolute; is made
 */
export function linkBuild(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(dist, { withFileTypes: true, recursive: true })) {
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(folder, path.relative(dist, from));
    if (entry.isDirectory()) mkdirSync(to, { recursive: true });
    else linkSync(from, to);
  }
}

/** Gives a file of a linked build a content of its own. */
export function replaceFile(file: string, content: string | Buffer): void {
  rmSync(file);
  writeFileSync(file, content);
}

/** One request of each kind that code is run for. */
const serverRequests: [path: string, init?: RequestInit][] = [
  ...pageRoutes.flatMap(([, route]) =>
    (route.liveParameters ?? []).map((name): [string] => [`/de${route.path}?${name}=x`]),
  ),
  ['/de/pricecalculator?product=pro&country=DE&addons[]=backupsplus'],
  ['/pricecalculator?product=pro&country=DE', { headers: { accept: 'application/json' } }],
  ['/plans', { method: 'POST', body: new URLSearchParams({ country: 'DE', tax: 'incl' }) }],
  ['/plans', { headers: { cookie: 'prices=DE.incl' } }],
  ['/language', { method: 'POST', body: new URLSearchParams({ lng: 'de', return: '/plans' }) }],
  ['/extensions/'],
  ['/location'],
  ['/healthz'],
];

/** Every kind of request is answered, and none by the page for faults. */
export async function expectAnswers(url: string): Promise<void> {
  for (const [address, init] of serverRequests) {
    const { status } = await fetch(url + address, { redirect: 'manual', ...init });
    expect(status, address).toBeLessThan(500);
  }
}

/** The location database is there. Needs a server that trusts one proxy. */
export async function expectLocation(url: string): Promise<void> {
  // A resolver whose address has stood in one country for decades.
  const headers = { 'x-forwarded-for': '193.0.6.139' };
  const location = await fetch(`${url}/location`, { headers });
  expect(await location.json()).toMatchObject({ country_code: 'NL' });
}

export interface ServerProcess {
  child: ChildProcess;
  url: string;
  /** Exit code and signal. */
  exited: Promise<[code: number | null, signal: string | null]>;
}

/**
 * Runs the built server in a process of its own and waits until it is ready.
 *
 * @param options.node the Node to run it with; the project's unless given
 * @param options.folder the build; `dist/` unless given
 * @param options.program of the build; the server alone unless given
 */
export async function runServer({
  node = process.execPath,
  nodeOptions = [],
  folder = dist,
  program = 'node.js',
  env = {},
}: {
  node?: string;
  nodeOptions?: string[];
  folder?: string;
  program?: 'node.js' | 'follow.js';
  env?: Record<string, string>;
} = {}): Promise<ServerProcess> {
  const entry = path.join(folder, 'server', program);
  const child = spawn(node, [...nodeOptions, entry], {
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', LOG: 'errors', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit') as ServerProcess['exited'];
  for await (const line of createInterface({ input: child.stdout })) {
    const [url] = line.match(/http:\S+/) ?? [];
    if (url) return { child, url, exited };
  }
  throw new Error('The server ended before it was ready.');
}

/** A port that is free now, for a server that has no way to say which one it has taken. */
export async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return String(port);
}

/** The status of a page on a port of this machine; 0 while nobody answers. */
export function statusOn(port: string): Promise<number> {
  return fetch(`http://127.0.0.1:${port}/plans`).then(
    ({ status }) => status,
    () => 0,
  );
}
