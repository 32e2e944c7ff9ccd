import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { dist, expectAnswers, expectLocation, freePort, runServer } from './built-server.ts';

/** What the language has gained since Node 20, the oldest version that the README promises. */
const newerThanNode20 = [
  ...['Array.fromAsync', 'Map.groupBy', 'Object.groupBy', 'Promise.try', 'Promise.withResolvers'],
  ...['RegExp.escape', 'URL.parse', 'globalThis.Iterator', 'process.getBuiltinModule'],
  ...['Set.prototype.union', 'Set.prototype.intersection', 'Set.prototype.difference'],
];
const forgetful = `data:text/javascript,${encodeURIComponent(
  newerThanNode20.map((name) => `delete ${name};`).join(''),
)}`;

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
    await expectAnswers(url);
    child.kill();
  });
}

test('the folder dist/ is all that the server needs', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'only-dist-'));
  cpSync(dist, folder, { recursive: true });
  const { child, url } = await runServer({ folder, env: { TRUSTED_PROXIES: '1' } });
  await expectAnswers(url);
  await expectLocation(url);
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
  const folder = mkdtempSync(path.join(tmpdir(), 'half-a-build-'));
  cpSync(dist, folder, { recursive: true });
  const { files }: { files: Record<string, number> } = JSON.parse(
    readFileSync(path.join(folder, 'build.json'), 'utf8'),
  );
  const victims = [
    'site/index.json',
    ...Object.keys(files).filter((file) => /chunks\/run|site\/0-/.test(file)),
  ];
  for (const victim of victims) {
    writeFileSync(path.join(folder, victim), '');
    const { status, stderr } = spawnSync(process.execPath, [path.join(folder, 'server/node.js')], {
      env: { PORT: '0' },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toBe(
      `${path.join(folder, victim)} has 0 bytes instead of ${files[victim]}. Run "npm run build" again.\n`,
    );
    cpSync(path.join(dist, victim), path.join(folder, victim));
  }
  rmSync(folder, { recursive: true });
});
