import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const project = path.resolve(import.meta.dirname, '../..');
const port = Number(process.env.TEST_PORT ?? 3457) + 1;

export interface Studio {
  /** Folder of the copy. */
  root: string;
  origin: string;
  /** The address with its token. */
  address: string;
}

export interface OpenStudio extends Studio {
  process: ChildProcess;
  /** Kills it, as a crash would. */
  kill: () => Promise<void>;
}

/** Copies the project, puts the copy under git, and starts a studio for it. */
export async function startStudio(): Promise<Studio & { stop: () => Promise<void> }> {
  const root = copyProject();
  const studio = await openStudio(root);
  return {
    ...studio,
    async stop() {
      await studio.kill();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** @returns the folder of the copy */
export function copyProject(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'studio-'));
  for (const name of [
    ...['content', 'locales', 'public', 'scripts', 'src', 'studio', 'docs'],
    ...['package.json', 'tsconfig.json', 'biome.json'],
  ]) {
    cpSync(path.join(project, name), path.join(root, name), { recursive: true });
  }
  symlinkSync(path.join(project, 'node_modules'), path.join(root, 'node_modules'), 'dir');
  git(root, 'init', '--quiet', '--initial-branch=main');
  git(root, 'config', 'user.name', 'Provider');
  git(root, 'config', 'user.email', 'provider@wikigarth.example');
  git(root, 'add', 'content', 'locales');
  git(root, 'commit', '--quiet', '--message=As it was');
  return root;
}

/** Starts a studio for a copy, by default on the port after that of the tests. */
export async function openStudio(
  root: string,
  env: Record<string, string> = {},
  ownPort = port,
): Promise<OpenStudio> {
  const studio = spawnStudio(root, env, ownPort);
  const address = await printedAddress(studio);
  return {
    root,
    address,
    origin: new URL(address).origin,
    process: studio,
    async kill() {
      // A process that has ended emits no further exit event.
      const isOver = studio.exitCode !== null || studio.signalCode !== null;
      const end = isOver || new Promise((resolve) => studio.once('exit', resolve));
      studio.kill('SIGKILL');
      await end;
    },
  };
}

/** Starts a studio's process. */
export function spawnStudio(
  root: string,
  env: Record<string, string> = {},
  ownPort = port,
): ChildProcess {
  const studio = spawn(process.execPath, ['studio/start.ts'], {
    cwd: root,
    env: { ...process.env, STUDIO_PORT: String(ownPort), STUDIO_OPEN: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // For tests that fail before they stop their studio.
  process.once('exit', () => studio.kill('SIGKILL'));
  return studio;
}

function printedAddress(studio: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    studio.stdout?.on('data', (text) => {
      said += text;
      const found = /http:\S+token=\S+/.exec(said);
      if (found) resolve(found[0]);
    });
    studio.once('exit', () => reject(new Error(`The studio ended: ${said}`)));
  });
}

/** Runs git in a copy. @throws git's error message */
export function git(root: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
