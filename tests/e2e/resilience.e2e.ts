import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import {
  dist,
  expectAnswers,
  expectLocation,
  freePort,
  linkBuild,
  runServer,
  statusOn,
} from './built-server.ts';

test('a newer build may take the place of the one that is being served', async () => {
  const root = test.info().outputPath();
  const folder = path.join(root, 'dist');
  linkBuild(folder);
  const { child, url } = await runServer({ folder, env: { TRUSTED_PROXIES: '1' } });
  // Whatever is loaded at start has been loaded when the application answers.
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const next = path.join(root, 'next');
  linkBuild(next);
  // Another build gives its code other names.
  const server = path.join(next, 'server');
  const chunks = readdirSync(server).filter((name) => /-[\w-]{8}\.js$/.test(name));
  expect(chunks.length).toBeGreaterThan(10);
  for (const chunk of chunks) {
    renameSync(path.join(server, chunk), path.join(server, `other-${chunk}`));
  }
  renameSync(folder, path.join(root, 'previous'));
  renameSync(next, folder);
  rmSync(path.join(root, 'previous'), { recursive: true });

  await expectAnswers(url);
  await expectLocation(url);
  child.kill();
  rmSync(root, { recursive: true });
});

test('the site goes on when nobody reads its log any more', async () => {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(dist, 'server/node.js')], {
    env: { PORT: port, HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  await once(child.stdout, 'data');
  child.stdout.destroy();
  for (let times = 0; times < 20; times += 1) {
    expect((await fetch(`http://127.0.0.1:${port}/plans`)).status).toBe(200);
  }
  child.kill();
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(said).toBe('The log cannot be written (EPIPE). The site goes on without.\n');
});

test('a slow reader gets the whole of large answers while the server stops', async () => {
  const { child, url, exited } = await runServer({ env: { LOG: 'off' } });
  const { path: address, bytes } = largestAnswer();
  const times = 20;
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.pause();
  socket.write(`GET ${address} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(times));
  const isListening = () =>
    fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    );
  expect(await isListening()).toBe(true);
  child.kill('SIGTERM');
  await expect.poll(isListening).toBe(false);
  let received = 0;
  socket.on('data', (data) => {
    received += data.byteLength;
  });
  socket.resume();
  await once(socket, 'close');
  expect(received).toBeGreaterThan(times * bytes);
  expect(await exited).toEqual([0, null]);
});

test('a few dozen file handles are enough to start and to answer', async () => {
  const port = await freePort();
  const command = `ulimit -n 64 && exec "${process.execPath}" "${path.join(dist, 'server/node.js')}"`;
  const child = spawn('sh', ['-c', command], { env: { PORT: port, HOST: '127.0.0.1' } });
  await expect.poll(() => statusOn(port)).toBe(200);
  child.kill();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

function largestAnswer(): { path: string; bytes: number } {
  const site = path.join(dist, 'site');
  const records: { path: string; file: string; locale?: string }[] = JSON.parse(
    readFileSync(path.join(site, 'index.json'), 'utf8'),
  );
  return records
    .map(({ file, ...record }) => ({ ...record, bytes: statSync(path.join(site, file)).size }))
    .reduce((largest, each) => (each.bytes > largest.bytes ? each : largest));
}
