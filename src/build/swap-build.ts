import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const distIn = (root: string) => path.join(root, 'dist');
const previousIn = (root: string) => path.join(root, 'dist.previous');

/**
 * Replaces the last build by a finished one. Nothing ever writes into `dist/` itself, so it holds
 * one whole build or, if the machine stops between the two steps, none for a moment; see
 * `tidyBuilds`.
 *
 * @param next the finished build; on the same volume as the project
 */
export function swapBuild(root: string, next: string): void {
  rmSync(previousIn(root), { recursive: true, force: true });
  if (existsSync(distIn(root))) renameSync(distIn(root), previousIn(root));
  renameSync(next, distIn(root));
  rmSync(previousIn(root), { recursive: true, force: true });
}

let builds = 0;

/** A temporary folder for a build; each build has its own, because a process loads code from it. */
export function nextBuildIn(root: string): string {
  builds += 1;
  return path.join(root, `dist.next-${process.pid}-${builds}`);
}

/** Cleans up after processes that were cut off: an unfinished swap, unfinished builds. */
export function tidyBuilds(root: string): void {
  if (!existsSync(distIn(root)) && existsSync(previousIn(root))) {
    renameSync(previousIn(root), distIn(root));
  }
  for (const folder of readdirSync(root)) {
    if (folder.startsWith('dist.next-') && !isRunning(Number(folder.split('-')[1]))) {
      rmSync(path.join(root, folder), { recursive: true, force: true });
    }
  }
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}
