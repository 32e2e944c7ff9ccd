import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Path of the program for this machine. */
const { default: workerd }: { default: string } = createRequire(import.meta.url)('workerd');
const dist = path.resolve(import.meta.dirname, '../dist');

export interface WorkerdProcess {
  child: ChildProcess;
  url: string;
}

/**
 * Runs the built worker in workerd and waits until it listens.
 *
 * @param options.port 0 for any free port
 * @param options.output destination of its log
 * @throws when it ends before it listens; its standard error says why
 */
export async function startWorkerd({
  host = '127.0.0.1',
  port = 0,
  env = {},
  output = 'inherit',
}: {
  host?: string;
  port?: number;
  env?: NodeJS.ProcessEnv;
  output?: 'inherit' | 'ignore' | 'pipe';
} = {}): Promise<WorkerdProcess> {
  const folder = path.join(dist, 'worker');
  const child = spawn(
    workerd,
    [
      'serve',
      path.join(folder, 'workerd.capnp'),
      `--directory-path=assets=${path.join(dist, 'site')}`,
      `--socket-addr=http=${host}:${port}`,
      '--control-fd=3',
    ],
    { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', output, 'inherit', 'pipe'] },
  );
  for await (const line of createInterface({ input: child.stdio[3] as Readable })) {
    const { event, port: taken }: { event: string; port: number } = JSON.parse(line);
    if (event === 'listen') return { child, url: `http://localhost:${taken}` };
  }
  throw new Error('workerd ended before it listened.');
}
