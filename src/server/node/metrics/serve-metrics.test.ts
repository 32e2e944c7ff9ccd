import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { serveMetrics } from './serve-metrics.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function serve(text: () => Promise<string>) {
  const place = { port: await freePort(), host: '127.0.0.1' };
  await serveMetrics(place, text);
  return { place, url: `http://127.0.0.1:${place.port}` };
}

test('metrics are at their address only, and only to be read', async () => {
  const { url } = await serve(async () => 'up 1\n');
  for (const path of ['/metrics', '/metrics?format=text']) {
    const answer = await fetch(url + path);
    expect([answer.status, await answer.text()]).toEqual([200, 'up 1\n']);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  }
  expect((await fetch(url)).status).toBe(404);
  expect((await fetch(`${url}/metrics/more`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
});

test('metrics that cannot be had say why', async () => {
  const { url } = await serve(() => Promise.reject(new Error('Nothing is measured.')));
  const answer = await fetch(`${url}/metrics`);
  expect([answer.status, await answer.text()]).toEqual([500, 'Error: Nothing is measured.']);
  expect(answer.headers.get('content-type')).toBe('text/plain');
});

test('a port in use names the setting that says otherwise', async () => {
  const { place } = await serve(async () => '');
  await expect(serveMetrics(place, async () => '')).rejects.toMatchObject({
    code: 'EADDRINUSE',
    setting: 'METRICS_PORT',
  });
});
