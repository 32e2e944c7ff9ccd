import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { readLog } from '../../scripts/log-report/read-log.ts';
import { hasNginx, startNginx } from '../../scripts/nginx-process.ts';
import { locales } from '../../src/i18n/locales.ts';
import { securityHeaders } from '../../src/server/http/security-headers.ts';
import { createHttpClient } from '../../src/server/testing/http-client.ts';
import { freePort, runServer } from './built-server.ts';
import { bodyOf, builtPages } from './built-site.ts';

test.beforeEach(() => test.skip(!hasNginx, 'not run: nginx is not installed'));

test('without the application, nginx says in the visitor’s language what is away, and goes on with the rest', async () => {
  const { url, stop } = await startNginx(undefined);
  const client = createHttpClient(url);
  const away = (locale: string) =>
    builtPages.find((page) => page.key === 'unavailable' && page.locale === locale);
  for (const locale of locales) {
    const page = away(locale);
    if (!page) throw new Error('The page is not built.');
    const form = { method: 'POST', headers: { 'accept-language': locale }, body: 'country=DE' };
    for (const answer of [
      await client.ask(`/${locale}/pricecalculator?product=pro&country=DE`),
      await client.ask('/plans', form),
      await client.ask('/login?wikiid=x', { headers: { cookie: `i18next=${locale}` } }),
    ]) {
      expect(answer.status).toBe(503);
      expect(answer.headers['retry-after']).toBe('60');
      expect(answer.headers['content-security-policy']).toBe(
        page.record.headers['content-security-policy'],
      );
      expect(answer.body.toString()).toBe(bodyOf(page.record));
    }
    const list = await client.ask(`/${locale}/plans`, { headers: { cookie: 'prices=DE.incl' } });
    expect(list.status).toBe(200);
  }
  expect((await client.ask('/location')).body.toString()).toContain('"country_code":null');
  expect((await client.ask('/healthz')).status).toBe(200);
  client.close();
  await stop();
});

test('while the application is away, nginx says so; when it is back, it answers', async () => {
  const port = await freePort();
  const { url, stop } = await startNginx(`http://127.0.0.1:${port}`);
  const client = createHttpClient(url);
  const result = '/de/pricecalculator?product=pro&country=DE';
  const answer = await client.ask(result);
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('60');
  expect(answer.body.toString()).toContain('<html lang="de"');
  expect((await client.ask('/healthz')).status).toBe(503);
  expect((await client.ask('/de/plans')).status).toBe(200);
  const application = await runServer({ env: { PORT: port, TRUSTED_PROXIES: '1' } });
  expect((await client.ask(result)).status).toBe(200);
  expect((await client.ask('/healthz')).status).toBe(200);
  client.close();
  await stop();
  application.child.kill();
});

test('the log of nginx can be reported as that of the application', async () => {
  const { url, folder, stop } = await startNginx(undefined);
  const client = createHttpClient(url);
  await client.ask('/de/plans?secret=1', { headers: { 'x-request-id': 'logged-12345' } });
  const log = path.join(folder, 'access.log');
  await expect.poll(() => readFileSync(log, 'utf8')).toContain('logged-12345');
  const written = readFileSync(log, 'utf8').trim().split('\n');
  expect(written.join()).not.toContain('127.0.0.1');
  expect(written.join()).not.toContain('secret');
  const { visits, unreadable } = await readLog(Readable.from(written));
  expect(unreadable).toBe(0);
  expect(visits.get('plans')?.get('de')).toBe(1);
  client.close();
  await stop();
});

const host = 'Host: a\r\nConnection: close\r\n';
const message = (first: string, headers = host) => `${first} HTTP/1.1\r\n${headers}\r\n`;
const refusedMessages: [what: string, message: string, status: number][] = [
  ['a broken escape', message('GET /%zz'), 400],
  ['an address above the root', message('GET /../etc/passwd'), 400],
  ['no host', message('GET /plans', ''), 400],
  ['two hosts', message('GET /plans', `Host: b\r\n${host}`), 400],
  ['what is no HTTP', 'hello there\r\n\r\n', 400],
  ['TRACE', message('TRACE /plans'), 405],
  ['an HTTP of the future', 'GET /plans HTTP/4.0\r\n\r\n', 505],
  ['a header without end', message('GET /plans', `${host}x: ${'a'.repeat(200_000)}\r\n`), 400],
  ['an address without end', message(`GET /${'a'.repeat(200_000)}`), 414],
  ['a body without end', message('POST /plans', `${host}Content-Length: 9999999\r\n`), 413],
  ['an unknown packing', message('POST /plans', `${host}Transfer-Encoding: x\r\n`), 501],
];

test('what nginx itself refuses has the headers of every answer, each once, and nothing else', async () => {
  const { url, stop } = await startNginx(undefined);
  for (const [what, sent, status] of refusedMessages) {
    const [head = '', body] = (await exchange(url, sent)).split('\r\n\r\n');
    const [first, ...lines] = head.split('\r\n');
    expect(first, what).toContain(`HTTP/1.1 ${status} `);
    expect(body, what).toBe('');
    const names = lines.map((line) => line.split(':', 1)[0]?.toLowerCase());
    expect(names, what).toEqual([...new Set(names)]);
    expect(names, what).not.toContain('content-encoding');
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(head, what).toContain(`${name}: ${value}`);
    }
  }
  await stop();
});

const blanks = ' '.repeat(60_000);
/** With what an expression looks for first. */
const end = ';x q=0.0123456789';
const slowHeaders: [name: string, value: string][] = [
  ['Accept-Language', `en-${blanks}${end}`],
  ['Accept-Language', `en${blanks}${end}`],
  ['Accept-Encoding', `${', '.repeat(50_000)}*${end}`],
  ['Accept-Encoding', `${'*'.repeat(100_000)}${end}`],
  ['Cookie', `i18next=de-${blanks}x; prices${blanks}`],
  ['If-None-Match', ', '.repeat(50_000)],
  ['Accept', 'application/'.repeat(10_000)],
];
const slowAddresses = [
  `/a${'/'.repeat(100_000)}b`,
  `/plans?${'country=&'.repeat(10_000)}`,
  `/pricecalculator?${'addons[&'.repeat(10_000)}`,
  `/index?${'a'.repeat(100_000)}`,
];

test('nobody can send what takes nginx long to read', async () => {
  const { url, stop } = await startNginx(undefined);
  const messages = [
    ...slowHeaders.map(([name, value]) => message('GET /plans', `${host}${name}: ${value}\r\n`)),
    ...slowAddresses.map((address) => message(`GET ${address}`)),
  ];
  for (const sent of messages) {
    const times: number[] = [];
    for (let time = 0; time < 5; time += 1) {
      const startedMs = performance.now();
      expect(await exchange(url, sent)).toMatch(/^HTTP\/1\.1 [1-4]/);
      times.push(performance.now() - startedMs);
    }
    // The quickest: on a busy machine any other may have waited.
    expect(Math.min(...times), sent.slice(0, 80)).toBeLessThan(60);
  }
  await stop();
});

/** Sends bytes as they are, and reads until the other side closes. */
async function exchange(url: string, sent: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(sent);
  return text(socket);
}
