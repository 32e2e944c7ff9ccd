import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const script = fileURLToPath(new URL('../testing/small-server.ts', import.meta.url));
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

async function startProcess({ slowMs = 0, timeoutMs = 60_000, drainMs = 0 }) {
  const child = spawn(process.execPath, [script, ...[slowMs, timeoutMs, drainMs].map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async () => String((await lines.next()).value);
  return { child, nextLine, exit: once(child, 'exit'), url: await nextLine() };
}

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 'refused',
  );

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s lets a running request finish',
  async (signal) => {
    const { child, exit, nextLine, url } = await startProcess({ slowMs: 300 });
    const running = fetch(`${url}/extensions/`);
    expect(await nextLine()).toBe('asked');
    child.kill(signal);
    expect(await nextLine()).toBe('stopping');
    await expect.poll(() => statusOf(`${url}/plans`)).toBe('refused');
    const answer = await running;
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    expect(await exit).toEqual([0, null]);
  },
);

test('until it stops listening it answers everything, and asks for no more', async () => {
  const { child, exit, nextLine, url } = await startProcess({ drainMs: 500 });
  expect(await statusOf(`${url}/healthz`)).toBe(200);
  child.kill('SIGTERM');
  expect(await nextLine()).toBe('stopping');
  expect(await statusOf(`${url}/healthz`)).toBe(503);
  for (const path of ['/plans', '/location', '/no-such-page']) {
    const { status, headers } = await fetch(url + path);
    expect(status).toBeOneOf([200, 404]);
    expect(headers.get('connection')).toBe('close');
  }
  expect(await exit).toEqual([0, null]);
  expect(await statusOf(`${url}/plans`)).toBe('refused');
});

test('a connection that was idle may still ask, and gets its answer', async () => {
  const { child, exit, nextLine, url } = await startProcess({});
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(`${url}/plans`, { agent }, resolve).on('error', reject);
    });
  const first = await ask();
  const { localPort } = first.socket;
  first.resume();
  await once(first, 'end');
  child.kill('SIGTERM');
  expect(await nextLine()).toBe('stopping');
  await expect.poll(() => statusOf(`${url}/plans`)).toBe('refused');
  const second = await ask();
  expect([second.statusCode, second.headers.connection]).toEqual([200, 'close']);
  expect(second.socket.localPort).toBe(localPort);
  second.resume();
  expect(await exit).toEqual([0, null]);
});

test('a request that does not finish is cut when the time is up', async () => {
  const { child, exit, nextLine, url } = await startProcess({ slowMs: 60_000, timeoutMs: 200 });
  const running = statusOf(`${url}/extensions/`);
  expect(await nextLine()).toBe('asked');
  child.kill('SIGTERM');
  expect(await running).toBe('refused');
  expect(await exit).toEqual([0, null]);
});

test('a second signal ends the process at once', async () => {
  const { child, exit, nextLine, url } = await startProcess({ slowMs: 60_000 });
  statusOf(`${url}/extensions/`);
  expect(await nextLine()).toBe('asked');
  child.kill('SIGTERM');
  expect(await nextLine()).toBe('stopping');
  child.kill('SIGTERM');
  expect(await exit).toEqual([1, null]);
});
