import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeExport } from '../src/build/export/write-export.ts';
import { freePort, untilAnswered } from './server-process.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Whether nginx is installed. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

export interface NginxProcess {
  url: string;
  /** From which it is served. */
  folder: string;
  /** From the start of the process to the first good answer. */
  startMs: number;
  stop(): Promise<void>;
}

/**
 * Exports the built site, has nginx check the configuration, and serves it.
 *
 * @param upstream where the application answers; undefined without one
 * @throws what nginx says against the configuration
 */
export async function startNginx(upstream: string | undefined): Promise<NginxProcess> {
  const parent = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  // Started by root, nginx reads files as nobody.
  chmodSync(parent, 0o755);
  const folder = path.join(parent, 'static');
  const listen = `127.0.0.1:${await freePort()}`;
  const url = `http://${listen}`;
  await writeExport(path.join(root, 'dist'), folder, root, { listen, root: 'files', upstream });
  const options = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'];
  const checked = spawnSync('nginx', [...options, '-t'], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(checked.stderr);
  const startedMs = performance.now();
  const nginx = spawn('nginx', [...options, '-g', 'daemon off;'], { stdio: 'ignore' });
  await untilAnswered(url, nginx);
  return {
    url,
    folder,
    startMs: performance.now() - startedMs,
    async stop() {
      const ended = once(nginx, 'exit');
      nginx.kill();
      await ended;
      rmSync(parent, { recursive: true });
    },
  };
}
