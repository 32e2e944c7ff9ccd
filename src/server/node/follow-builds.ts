import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readRecord } from './check-build.ts';
import { stopMessage, stopSignals } from './stop-on-signals.ts';

/** Interval between checks of the folder. */
const pauseMs = 300;

/**
 * Serves the build in a folder in a child process, and replaces that process when a newer build appears. Old
 * and new process share the port. The old one stops when the new one listens, and finishes its requests
 * first, so none is lost. An invalid build changes nothing.
 *
 * @param folder of the build; replaced as a whole, see `swapBuild`
 * @returns never; the process ends with the exit code of the serving process
 */
export async function followBuilds(folder: string): Promise<never> {
  cluster.setupPrimary({ exec: join(folder, 'server/node.js') });
  let seenId = idIn(folder);
  let current = cluster.fork();
  let starting: Worker | undefined;
  let isStopping = false;
  for (const signal of stopSignals) {
    process.on(signal, () => {
      // A terminal signals the whole process group, so both processes may have received it.
      if (isStopping) process.exit(1);
      isStopping = true;
      for (const worker of [current, starting]) worker?.send(stopMessage);
    });
  }
  cluster.on('exit', (worker, code) => {
    if (worker === current) process.exit(code ?? 1);
  });
  for (;;) {
    await setTimeout(pauseMs);
    const id = idIn(folder);
    if (id === undefined || id === seenId) continue;
    seenId = id;
    starting = cluster.fork();
    if (await isListening(starting)) {
      const old = current;
      current = starting;
      old.send(stopMessage);
      console.error(`Build ${id} is live.`);
    } else {
      console.error(`Build ${id} cannot be served, for the reason above; the last one still is.`);
    }
    starting = undefined;
  }
}

/** Resolves with whether a process started to listen before it exited. */
async function isListening(worker: Worker): Promise<boolean> {
  return Promise.race([
    once(worker, 'listening').then(() => true),
    once(worker, 'exit').then(() => false),
  ]);
}

/** Undefined while a build is being replaced. */
function idIn(folder: string): string | undefined {
  try {
    return readRecord(folder).id;
  } catch {
    return undefined;
  }
}
