import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startLoadClients } from '../../scripts/load-clients.ts';
import { hasNginx, startNginx } from '../../scripts/nginx-process.ts';
import { readConfig } from '../../src/server/config.ts';
import { dist, freePort, runServer, statusOn } from './built-server.ts';
import { builtPages } from './built-site.ts';

const deploy = path.resolve(import.meta.dirname, '../../deploy');
const isInstalled = (program: string) => !spawnSync('which', [program]).status;
const settings = { TRUSTED_PROXIES: '1', LOG: 'off' };

test('the systemd units are ones that systemd takes, for a port that is named', () => {
  test.skip(!isInstalled('systemd-analyze'), 'not run: systemd is not installed');
  const folder = mkdtempSync(path.join(tmpdir(), 'units-'));
  cpSync(deploy, folder, { recursive: true });
  const units = ['service', 'socket'].map((kind) => path.join(folder, `wikigarth@3000.${kind}`));
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', ...units], {
    encoding: 'utf8',
  });
  expect(`${stdout}${stderr}`).toBe('');
  expect(status).toBe(0);
  rmSync(folder, { recursive: true });
});

test('what the container runs serves the site, reports its health, and stops on its STOPSIGNAL', async () => {
  const lines = readFileSync(path.join(deploy, 'Containerfile'), 'utf8').split('\n');
  const wordIn = (pattern: RegExp) =>
    lines.flatMap((line) => line.match(pattern)?.[1] ?? []).at(0) ?? '';
  const place = wordIn(/^COPY \. (\S+)$/);
  const words: string[][] = [/^CMD (\[.*\])$/, /^HEALTHCHECK .*CMD (\[.*\])$/].map((pattern) =>
    JSON.parse(wordIn(pattern)).map((word: string) => word.replace(place, dist)),
  );
  const [[program, ...args] = [], [probe, ...probeArgs] = []] = words;
  expect([program, probe]).toEqual(['node', 'node']);
  const port = await freePort();
  const env = { PATH: process.env.PATH, LOG: 'off', PORT: port };
  const isHealthy = () => spawnSync(process.execPath, probeArgs, { env }).status === 0;
  expect(isHealthy()).toBe(false);
  const child = spawn(process.execPath, args, { env, stdio: 'ignore' });
  const exited = once(child, 'exit');
  await expect.poll(() => statusOn(port)).toBe(200);
  expect(isHealthy()).toBe(true);
  child.kill(wordIn(/^STOPSIGNAL (\w+)$/) as NodeJS.Signals);
  expect(await exited).toEqual([0, null]);
});

test('no request is lost while the process behind a socket of systemd is started again', async () => {
  test.skip(!isInstalled('systemd-socket-activate'), 'not run: systemd is not installed');
  const port = await freePort();
  // The shell stands for systemd: it keeps the socket, and starts the process again when it ends.
  const again = 'while :; do sh -c \'LISTEN_PID=$$ exec "$0" "$1"\' "$0" "$1"; done';
  const program = ['sh', '-c', again, process.execPath, path.join(dist, 'server/node.js')];
  const keeper = spawn('systemd-socket-activate', ['-l', `127.0.0.1:${port}`, ...program], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: 'ignore',
    detached: true,
  });
  try {
    await expect.poll(() => statusOn(port)).toBe(200);
    const clients = startLoadClients(`http://127.0.0.1:${port}`, {
      clients: 20,
      addresses: ['/plans', '/de', '/pricecalculator?product=pro&country=DE'],
      pauseMs: 5,
    });
    for (let time = 1; time <= 3; time += 1) {
      const before = clients.count.answered;
      await expect.poll(() => clients.count.answered).toBeGreaterThan(before + 300);
      spawnSync('pkill', ['-TERM', '-P', String(keeper.pid)]);
    }
    const before = clients.count.answered;
    await expect.poll(() => clients.count.answered).toBeGreaterThan(before + 300);
    clients.stop();
    await clients.ended;
    expect(clients.count).toMatchObject({ lost: 0, refused: 0 });
  } finally {
    process.kill(-Number(keeper.pid), 'SIGKILL');
  }
});

test.describe('the nginx site', { tag: '@slow' }, () => {
  test.skip(!hasNginx, 'not run: nginx or openssl is not installed');

  test('visitors get the site through it, and nobody is led to another host', async () => {
    const { child, url } = await runServer({ env: settings });
    const nginx = await startNginx(url);
    const host = 'www.wikigarth.example';
    const plain = await ask(`${nginx.plainUrl}/plans?a=b`, { host });
    expect([plain.status, plain.headers.location]).toEqual([308, `https://${host}/plans?a=b`]);
    await expect(ask(`${nginx.plainUrl}/plans`, { host: 'evil.example' })).rejects.toThrow();
    await expect(ask(`${nginx.tlsUrl}/plans`, { host }, 'evil.example')).rejects.toThrow();

    const answer = await ask(`${nginx.tlsUrl}/de/plans`, { host }, host);
    expect(answer).toMatchObject({ status: 200, headers: { 'content-language': 'de' } });
    expect(answer.headers['strict-transport-security']).toContain('max-age=');
    // As long an address as a form may send.
    const long = `${nginx.tlsUrl}/plans?x=${'a'.repeat(100_000)}`;
    expect((await ask(long, { host }, host)).status).toBe(200);
    await nginx.stop();
    child.kill();
  });

  test('a visitor cannot say where they are', async () => {
    const { child, url } = await runServer({ env: settings });
    const nginx = await startNginx(url);
    const told = readConfig({ TRUSTED_PROXIES: '1' }).edgeLocationHeaders.flatMap(
      ({ country, region }) => [[country, 'US'], ...(region ? [[region, 'TX']] : [])],
    );
    const headers = Object.fromEntries(told);
    expect(await (await fetch(`${url}/location`, { headers })).json()).toMatchObject({
      country_code: 'US',
    });
    expect(await (await fetch(`${nginx.url}/location`, { headers })).json()).toMatchObject({
      country_code: null,
    });
    await nginx.stop();
    child.kill();
  });

  test('pages that were seen go on without the application, and no choice is ever kept', async () => {
    const { child, url, exited } = await runServer({ env: settings });
    const nginx = await startNginx(url);
    const pages = builtPages.filter(({ record }) => [200, 404].includes(record.status));
    const chosen = { cookie: 'prices=DE.incl', 'accept-encoding': 'gzip' };
    const unchosen = { 'accept-encoding': 'gzip' };
    const texts = new Map<string, string>();
    for (const { address } of pages) {
      await (await fetch(nginx.url + address, { headers: chosen })).text();
      const answer = await fetch(nginx.url + address, { headers: unchosen });
      expect(answer.headers.get('cache-control'), address).not.toContain('private');
      texts.set(address, await answer.text());
    }
    const calculated = `${nginx.url}/en/pricecalculator?product=pro&country=DE`;
    expect((await fetch(calculated)).status).toBe(200);
    child.kill();
    await exited;
    for (const { address, record } of pages) {
      const answer = await fetch(nginx.url + address, { headers: unchosen });
      expect([answer.status, await answer.text()], address).toEqual([
        record.status,
        texts.get(address),
      ]);
    }
    expect((await fetch(calculated)).status).toBe(502);
    await nginx.stop();
  });
});

/** Not by `fetch`, which refuses a certificate that nobody has signed, and a host of one's own. */
async function ask(address: string, headers: Record<string, string>, servername = 'a.example') {
  const options = { headers, rejectUnauthorized: false, servername, agent: false } as const;
  const { get } = address.startsWith('https:')
    ? { get: request }
    : { get: (await import('node:http')).request };
  const asked = get(address, options);
  asked.end();
  const [response] = await once(asked, 'response');
  response.resume();
  await once(response, 'end');
  return { status: response.statusCode, headers: response.headers };
}
