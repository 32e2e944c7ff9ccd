import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { writeWhole } from '../project/write-files.ts';

const holder = z.object({ processId: z.number(), port: z.number(), token: z.string() });

/** The studio that holds the lock of a checkout. */
export type Holder = z.infer<typeof holder>;

export interface Lock {
  /** Whether this studio still holds the lock; another may take it from one that does not answer. */
  isOurs: () => boolean;
  /** Removes the lock. */
  release: () => void;
}

/** Time for a starting studio to answer. */
const startMs = 30_000;

const placeIn = (root: string) => path.join(root, '.studio/lock.json');

/**
 * Locks a checkout for one studio, because two would overwrite each other's draft. The lock file is readable
 * by its owner only, because it contains the token. A second studio uses the token to check that the first is
 * alive, and opens it in the browser.
 *
 * @param root absolute path of the project
 * @returns the lock, or the studio that holds it
 */
export async function takeLock(root: string, own: Holder): Promise<Lock | Holder> {
  const place = placeIn(root);
  const first = readHolder(place);
  if (first && (await isOpen(first))) return first;
  // When two start together on a stale lock, the one whose file remains holds it.
  if (first || !create(root, own)) {
    const other = readHolder(place);
    if (other && other.token !== first?.token) return takeLock(root, own);
    writeWhole(place, JSON.stringify(own), { mode: 0o600 });
  }
  const isOurs = () => readHolder(place)?.token === own.token;
  return {
    isOurs,
    release() {
      if (isOurs()) rmSync(place, { force: true });
    },
  };
}

/** The address of a studio with its token. */
export function addressOf({ port, token }: Holder): string {
  return `http://localhost:${port}/?token=${token}`;
}

/** Creates the lock file. @returns false if it exists */
function create(root: string, own: Holder): boolean {
  mkdirSync(path.dirname(placeIn(root)), { recursive: true });
  try {
    writeFileSync(placeIn(root), JSON.stringify(own), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(place: string): Holder | undefined {
  try {
    return holder.parse(JSON.parse(readFileSync(place, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Process ids are reused, so the process is a studio only if it knows the token. */
async function isOpen(first: Holder): Promise<boolean> {
  const end = Date.now() + startMs;
  while (isRunning(first.processId) && Date.now() < end) {
    if (await knowsToken(first)) return true;
    await pause(500);
  }
  return false;
}

async function knowsToken(first: Holder): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(5000);
    const answer = await fetch(addressOf(first), { redirect: 'manual', signal });
    return answer.headers.get('set-cookie')?.includes(first.token) ?? false;
  } catch {
    return false;
  }
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    // The process exists, and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
