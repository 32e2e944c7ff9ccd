import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';

const project = path.resolve(import.meta.dirname, '../..');
let copy: string;
let server: ChildProcess;
let origin: string;

beforeAll(async () => {
  copy = mkdtempSync(path.join(tmpdir(), 'dev-'));
  const parts = ['content', 'locales', 'public', 'src', 'package.json'];
  for (const part of parts) {
    cpSync(path.join(project, part), path.join(copy, part), { recursive: true });
  }
  symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'));
  server = spawn(process.execPath, [path.join(copy, 'src/build/dev.ts')], {
    cwd: copy,
    env: { PATH: process.env.PATH, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout as never })) {
    origin = line.match(/http:\S+/)?.[0] ?? '';
    if (origin) return;
  }
});
afterAll(() => {
  server.kill();
  rmSync(copy, { recursive: true });
});

const textOf = async (address: string) => (await fetch(origin + address)).text();

test('a page is answered in its language, with its style and the script that reloads it', async () => {
  const html = await textOf('/de/plans');
  expect(html).toMatch(/^<!doctype html><html lang="de"/);
  expect(html).toContain('<style>@layer ');
  expect(html).toContain('src="/@vite/client"');
  expect((await fetch(`${origin}/no/such/page`)).status).toBe(404);
  expect(await textOf('/de/dev/components/button')).toContain('/examples?scheme=dark"');
});

test('no other machine is answered', async () => {
  // Only a server that listens on all addresses answers on 127.0.0.2.
  const address = origin.replace('localhost', '127.0.0.2');
  await expect(fetch(address)).rejects.toThrow();
});

test('a changed text is announced to the browser, and shown', async () => {
  const client = await textOf('/@vite/client');
  const token = client.match(/wsToken = "([^"]+)"/)?.[1];
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  const messages: string[] = [];
  const { promise: reload, resolve: hear } = Promise.withResolvers<void>();
  const { promise: connected, resolve: connect } = Promise.withResolvers<void>();
  socket.onmessage = ({ data }) => {
    const { type } = JSON.parse(data);
    messages.push(type);
    if (type === 'connected') connect();
    if (type === 'full-reload') hear();
  };
  await connected;
  await textOf('/en/plans');

  const file = path.join(copy, 'locales/en/plans.json');
  const before = readFileSync(file, 'utf8');
  const { heading } = JSON.parse(before);
  writeFileSync(file, before.replace(heading, 'Beds by the month'));
  await reload;
  expect(await textOf('/en/plans')).toContain('Beds by the month');
  socket.close();
});

test('a mistake in a text is told, and what is right again is shown', async () => {
  const file = path.join(copy, 'locales/de/about.json');
  const before = readFileSync(file, 'utf8');
  await textOf('/de/about');
  writeFileSync(file, before.replace(/",\n/, '"\n'));
  await expect.poll(() => textOf('/de/about')).toContain('locales/de/about.json, line');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(before), heading: 'Ein Beet für alle' }));
  await expect.poll(() => textOf('/de/about')).toContain('Ein Beet für alle');
});

test('a changed value of content/ is shown', async () => {
  const file = path.join(copy, 'content/site.yaml');
  const before = readFileSync(file, 'utf8');
  await textOf('/en/about');
  writeFileSync(file, before.replace(/(?<=^brandName: ).*/m, 'Gartenwiki'));
  await expect.poll(() => textOf('/en/about')).toContain('Gartenwiki');
});

test('a file of texts that was deleted is asked for, and shown when it is back', async () => {
  const file = path.join(copy, 'locales/en/careers.json');
  const before = readFileSync(file, 'utf8');
  await textOf('/en/careers');
  rmSync(file);
  await expect.poll(() => textOf('/en/careers')).toContain('locales/en/careers.json: this file is');
  writeFileSync(file, before);
  await expect.poll(async () => (await fetch(`${origin}/en/careers`)).status).toBe(200);
});
