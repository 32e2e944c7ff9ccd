import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort, runServer } from './built-server.ts';

const docs = readFileSync(path.resolve(import.meta.dirname, '../../docs/running.md'), 'utf8');

/** The samples whose name and labels contain all of these, added up. */
function sum(text: string, ...parts: string[]): number {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('#') && parts.every((part) => line.includes(part)))
    .reduce((all, line) => all + Number(line.split(' ').at(-1)), 0);
}

test('metrics count what the process has done', async () => {
  const port = await freePort();
  const settings = { METRICS_PORT: port, TRUSTED_PROXIES: '1' };
  const { child, url, exited } = await runServer({ env: settings });
  const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const headers = { 'x-forwarded-for': '203.0.113.77', connection: 'close' };
  const ask = async (address: string) => (await fetch(url + address, { headers })).text();
  for (let times = 0; times < 6; times += 1) await ask('/de/plans');
  for (const address of ['/plans?x', '/no-such-page', '/203.0.113.77', '/extensions/']) {
    await ask(address);
  }
  await ask('/pricecalculator?product=pro&country=DE');

  const text = await scrape();
  const total = (...labels: string[]) => sum(text, 'website_requests_total{', ...labels);
  const plans = ['route="plans"', 'status="200"'];
  expect(total(...plans, 'language="de"', 'host="prepared"')).toBe(6);
  expect(total(...plans, 'host="application"')).toBe(1);
  expect(total('route="unknown"', 'status="404"')).toBe(2);
  expect(total('route="extensionList"')).toBe(1);
  expect(total('')).toBe(11);
  expect(sum(text, 'website_request_duration_seconds_count')).toBe(11);
  const rendered = 'website_live_render_duration_seconds_count{';
  expect(sum(text, rendered, 'route="priceCalculator"', 'outcome="page"')).toBe(1);
  expect(sum(text, 'website_processes{')).toBe(1);
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds']) {
    expect(sum(text, name), name).toBeGreaterThan(0);
  }
  expect(text).not.toContain('203.0.113.77');
  expect((await fetch(`http://127.0.0.1:${port}/plans`)).status).toBe(404);

  const names = [...text.matchAll(/^# TYPE (website_\w+)/gm)].map(([, name]) => name);
  for (const name of names) expect(docs).toContain(`\`${name}\``);
  child.kill();
  expect(await exited).toEqual([0, null]);
});

test('a port for metrics that is taken is named by its own setting', async () => {
  const { child, url } = await runServer();
  const failing = runServer({ env: { METRICS_PORT: new URL(url).port } });
  await expect(failing).rejects.toThrow('The server ended before it was ready.');
  child.kill();
});
