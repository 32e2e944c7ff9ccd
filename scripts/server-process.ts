import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const dist = path.resolve(import.meta.dirname, '../dist');

export interface ServerProcess {
  child: ChildProcess;
  url: string;
  /** From the start of the process to its first answer with status 200. */
  startMs: number;
}

/**
 * Starts a built server on a free port and waits for its first answer with status 200.
 *
 * @param options.folder the build; `dist/` unless given
 * @param options.core the processor core to run on; any by default
 * @param options.env settings besides where to listen
 * @throws when it ends before it is ready
 */
export async function startServer({
  folder = dist,
  core,
  env = {},
}: {
  folder?: string;
  core?: string;
  env?: Record<string, string>;
} = {}): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const [program = '', ...options] = [
    ...(core ? ['taskset', '-c', core] : []),
    ...[process.execPath, path.join(folder, 'server/node.js')],
  ];
  const startedMs = performance.now();
  const child = spawn(program, options, {
    env: { PATH: process.env.PATH, PORT: String(port), HOST: '127.0.0.1', LOG: 'off', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilAnswered(url, child);
  return { child, url, startMs: performance.now() - startedMs };
}

/**
 * Waits for the first answer of a server with status 200.
 *
 * @throws when the process ends before
 */
export async function untilAnswered(url: string, child: ChildProcess): Promise<void> {
  while (!(await isAnswering(url))) {
    if (child.exitCode !== null) throw new Error('The server ended before it was ready.');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** Kills a server, as a crash would. */
export async function killServer({ child }: ServerProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

/** The resident memory of a process, at present and at its peak, in megabytes. */
export function memoryOf(processId: number | undefined): { nowMb: number; peakMb: number } {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8');
  const megabytes = (name: string) => Number(status.match(`${name}:\\s+(\\d+) kB`)?.[1]) / 1024;
  return { nowMb: megabytes('VmRSS'), peakMb: megabytes('VmHWM') };
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    const { ok, body } = await fetch(`${url}/plans`, { headers: { connection: 'close' } });
    await body?.cancel();
    return ok;
  } catch {
    return false;
  }
}

/** Finds a free port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
