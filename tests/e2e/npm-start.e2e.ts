import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort, statusOn } from './built-server.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** As a terminal does: in a process group of its own. */
function run(command: string, port: string): ChildProcess {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, PORT: port, HOST: '127.0.0.1' };
  return spawn('sh', ['-c', command], { cwd: root, env, detached: true, stdio: 'ignore' });
}

// A SIGINT that npm alone gets ends at npm's shell, which keeps it until its command has ended.
for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
  test(`npm start hands on ${signal} that npm alone gets`, async () => {
    const port = await freePort();
    const npm = run('exec npm start', port);
    const exited = once(npm, 'exit');
    await expect.poll(() => statusOn(port), { timeout: 30_000 }).toBe(200);
    npm.kill(signal);
    await exited;
    await expect.poll(() => statusOn(port)).toBe(0);
  });
}

test('npm start says what it cannot do as the first process of a container', async () => {
  const options = ['--pid', '--fork', '--mount-proc', '--kill-child'];
  test.skip(spawnSync('unshare', [...options, 'true']).status !== 0, 'not run: it takes root');
  const port = await freePort();
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, PORT: port, HOST: '127.0.0.1' };
  const container = spawn('unshare', [...options, 'npm', 'start'], { cwd: root, env });
  const exited = once(container, 'exit');
  let said = '';
  container.stderr.on('data', (text) => {
    said += text;
  });
  await expect.poll(() => statusOn(port), { timeout: 30_000 }).toBe(200);
  expect(said).toContain('start "node dist/server/node.js" instead');
  container.kill('SIGKILL');
  await exited;
});

test('Ctrl-C ends npm start, also when only its first line is read', async () => {
  for (const command of ['npm start', 'npm start | head -1']) {
    const port = await freePort();
    const shell = run(command, port);
    const exited = once(shell, 'exit');
    await expect.poll(() => statusOn(port), { timeout: 30_000 }).toBe(200);
    // What a terminal does: every process of the group gets the signal.
    process.kill(-Number(shell.pid), 'SIGINT');
    await exited;
    await expect.poll(() => statusOn(port)).toBe(0);
  }
});

test('npm start ends as the server ends', async () => {
  const npm = run('exec npm start', 'no-port');
  expect(await once(npm, 'exit')).toEqual([1, null]);
});
