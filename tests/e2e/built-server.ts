import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** The built site's folder; absolute. */
export const dist = path.resolve(import.meta.dirname, '../../dist');

export interface ServerProcess {
  child: ChildProcess;
  url: string;
  /** Exit code and signal. */
  exited: Promise<[code: number | null, signal: string | null]>;
}

/**
 * Runs the built server in a process of its own and waits until it is ready.
 *
 * @param options.node the Node to run it with; the project's unless given
 * @param options.folder the build; `dist/` unless given
 */
export async function runServer({
  node = process.execPath,
  nodeOptions = [],
  folder = dist,
  env = {},
}: {
  node?: string;
  nodeOptions?: string[];
  folder?: string;
  env?: Record<string, string>;
} = {}): Promise<ServerProcess> {
  const entry = path.join(folder, 'server/node.js');
  const child = spawn(node, [...nodeOptions, entry], {
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', LOG: 'errors', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit') as ServerProcess['exited'];
  for await (const line of createInterface({ input: child.stdout })) {
    const [url] = line.match(/http:\S+/) ?? [];
    if (url) return { child, url, exited };
  }
  throw new Error('The server ended before it was ready.');
}
