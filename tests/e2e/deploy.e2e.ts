import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort, runServer } from './built-server.ts';

const deploy = path.resolve(import.meta.dirname, '../../deploy');
const isInstalled = (program: string) => !spawnSync('which', [program]).status;

test('the systemd unit is one that systemd takes, and keeps the site in its place', () => {
  test.skip(!isInstalled('systemd-analyze'), 'not run: systemd is not installed');
  const unit = path.join(deploy, 'wikigarth.service');
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', unit], {
    encoding: 'utf8',
  });
  expect(`${stdout}${stderr}`).toBe('');
  expect(status).toBe(0);
});

test('the nginx site is one that nginx takes, and visitors get the site through it', async () => {
  test.skip(!['nginx', 'openssl'].every(isInstalled), 'not run: nginx or openssl is not installed');
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-site-'));
  const certificate = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=a -keyout key -out pem';
  execFileSync('openssl', certificate.split(' '), { cwd: folder, stdio: 'ignore' });
  const { child, url } = await runServer({ env: { WORKERS: '2', TRUSTED_PROXIES: '1' } });
  const [tlsPort, plainPort] = [await freePort(), await freePort()];
  const site = readFileSync(path.join(deploy, 'nginx-site.conf'), 'utf8')
    .replaceAll('/etc/ssl/site.', `${folder}/`)
    .replace('127.0.0.1:3000', `127.0.0.1:${new URL(url).port}`)
    .replaceAll(/listen (\[::\]:)?443/g, `listen $1${tlsPort}`)
    .replaceAll(/listen (\[::\]:)?80;/g, `listen $1${plainPort};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr; events { }
     http {
       access_log off;
       ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
       ${site}
     }`,
  );
  expect(spawnSync('nginx', ['-t', '-q', '-c', file], { encoding: 'utf8' }).stderr).toBe('');
  const nginx = spawn('nginx', ['-c', file], { stdio: 'inherit' });

  const plain = () =>
    fetch(`http://127.0.0.1:${plainPort}/plans?a=b`, { redirect: 'manual' }).then(
      ({ status, headers }) => [status, headers.get('location')],
      () => undefined,
    );
  await expect.poll(plain).toEqual([308, 'https://127.0.0.1/plans?a=b']);
  const answer = await ask(Number(tlsPort), '/de/plans');
  expect(answer).toMatchObject({ status: 200, headers: { 'content-language': 'de' } });
  expect(answer.headers['strict-transport-security']).toContain('max-age=');
  // As long an address as a form may send.
  expect((await ask(Number(tlsPort), `/plans?x=${'a'.repeat(100_000)}`)).status).toBe(200);

  nginx.kill();
  child.kill();
  await once(nginx, 'exit');
  rmSync(folder, { recursive: true });
});

/** Not by `fetch`, which refuses a certificate that nobody has signed. */
async function ask(port: number, address: string) {
  const asked = request({ port, path: address, rejectUnauthorized: false });
  asked.end();
  const [response] = await once(asked, 'response');
  response.resume();
  await once(response, 'end');
  return { status: response.statusCode, headers: response.headers };
}
