import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const script = fileURLToPath(new URL('../testing/small-server.ts', import.meta.url));
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

async function startProcess(slowMs: number, timeoutMs: number) {
  const child = spawn(process.execPath, [script, String(slowMs), String(timeoutMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async () => String((await lines.next()).value);
  return { child, nextLine, exit: once(child, 'exit'), url: await nextLine() };
}

test.each(['SIGTERM', 'SIGINT'] as const)('%s lets a running request finish', async (signal) => {
  const { child, exit, nextLine, url } = await startProcess(150, 60_000);
  const running = fetch(`${url}/extensions/`);
  expect(await nextLine()).toBe('asked');
  child.kill(signal);
  expect(await nextLine()).toBe('stopping');
  await expect(fetch(`${url}/plans`)).rejects.toThrow();
  expect((await running).status).toBe(200);
  expect(await exit).toEqual([0, null]);
});

test('a request that does not finish is cut when the time is up', async () => {
  const { child, exit, nextLine, url } = await startProcess(60_000, 200);
  const running = fetch(`${url}/extensions/`);
  running.catch(() => {});
  expect(await nextLine()).toBe('asked');
  child.kill('SIGTERM');
  await expect(running).rejects.toThrow();
  expect(await exit).toEqual([0, null]);
});

test('a second signal ends the process at once', async () => {
  const { child, exit, nextLine, url } = await startProcess(60_000, 60_000);
  fetch(`${url}/extensions/`).catch(() => {});
  expect(await nextLine()).toBe('asked');
  child.kill('SIGTERM');
  expect(await nextLine()).toBe('stopping');
  child.kill('SIGTERM');
  expect(await exit).toEqual([1, null]);
});
