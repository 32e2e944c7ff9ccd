import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  constants,
  copyFileSync,
  cpSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import type { BuildRecord } from '../../src/server/node/build-record.ts';
import {
  dist,
  expectAnswers,
  expectLocation,
  freePort,
  linkBuild,
  replaceFile,
  runServer,
} from './built-server.ts';

test('the server answers everything on the Node that npm runs on', async () => {
  const { child, url } = await runServer({
    node: process.env.npm_node_execpath ?? process.execPath,
  });
  await expectAnswers(url);
  child.kill();
});

test('the folder dist/ is all that the server needs, read-only and without any rights', async () => {
  const place = mkdtempSync(path.join(tmpdir(), 'only-dist-'));
  const folder = path.join(place, 'dist');
  // What is in client/ is made for the build alone.
  const client = path.join(dist, 'client');
  cpSync(dist, folder, { recursive: true, filter: (source) => source !== client });
  const node = path.join(place, 'node');
  // Where the project lies in somebody's home, nobody else reaches its Node.
  copyFileSync(process.execPath, node, constants.COPYFILE_FICLONE);
  const files = readdirSync(place, { recursive: true, encoding: 'utf8' });
  const all = [place, ...files.map((file) => path.join(place, file))];
  for (const each of all) chmodSync(each, 0o555);
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const child = spawn(node, ['dist/server/node.js'], {
    cwd: place,
    env: { PORT: '0', HOST: '127.0.0.1', TRUSTED_PROXIES: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...nobody,
  });
  const said = text(child.stderr);
  const [ready] = await once(child.stdout, 'data');
  child.stdout.resume();
  const [url = ''] = String(ready).match(/http:\S+/) ?? [];
  await expectAnswers(url);
  await expectLocation(url);
  child.kill();
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await said).toBe('');
  for (const each of all) chmodSync(each, 0o755);
  rmSync(place, { recursive: true });
});

test('a build that has been changed since is not healthy, and the log names the file', async () => {
  const folder = test.info().outputPath('damaged');
  linkBuild(folder);
  const [file = ''] = readdirSync(path.join(folder, 'site')).filter((name) =>
    /^0-.*br$/.test(name),
  );
  const damaged = path.join(folder, 'site', file);
  const bytes = readFileSync(damaged);
  replaceFile(damaged, Buffer.concat([bytes.subarray(1), bytes.subarray(0, 1)]));
  const { child, url } = await runServer({ folder });
  const told = once(child.stdout ?? child, 'data');
  child.stdout?.resume();
  const health = await fetch(`${url}/healthz`);
  expect([health.status, (await health.json()).status]).toEqual([503, 'damaged']);
  expect(JSON.parse(String(await told))).toMatchObject({
    level: 'error',
    error: `site/${file} is not what was built`,
  });
  child.kill();
  rmSync(folder, { recursive: true });
});

test('the site goes on when its log cannot be written', async () => {
  const full = openSync('/dev/full', 'w');
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(dist, 'server/node.js')], {
    env: { PORT: port, HOST: '127.0.0.1' },
    stdio: ['ignore', full, 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (text) => {
    said += text;
  });
  const status = () =>
    fetch(`http://127.0.0.1:${port}/plans`).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status).toBe(200);
  for (let times = 0; times < 20; times += 1) expect(await status()).toBe(200);
  child.kill();
  await once(child, 'exit');
  expect(said).toBe('The log cannot be written (ENOSPC). The site goes on without.\n');
});

test('a build that is not whole refuses to start and names the file', () => {
  const folder = test.info().outputPath('half-a-build');
  linkBuild(folder);
  const { files }: BuildRecord = JSON.parse(readFileSync(path.join(folder, 'build.json'), 'utf8'));
  const victims = [
    'site/index.json',
    ...Object.keys(files).filter((file) => /chunks\/run|site\/0-/.test(file)),
  ];
  for (const victim of victims) {
    const whole = readFileSync(path.join(folder, victim));
    replaceFile(path.join(folder, victim), '');
    const { status, stderr } = spawnSync(process.execPath, [path.join(folder, 'server/node.js')], {
      env: { PORT: '0' },
      encoding: 'utf8',
      // One that starts all the same goes on for ever.
      timeout: 10_000,
    });
    expect(status).toBe(1);
    expect(stderr).toBe(
      `${path.join(folder, victim)} has 0 bytes instead of ${files[victim]?.bytes}. Run "npm run build" again.\n`,
    );
    replaceFile(path.join(folder, victim), whole);
  }
  rmSync(folder, { recursive: true });
});
