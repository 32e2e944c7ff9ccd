import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readRecord } from './check-build.ts';
import { stopMessage, stopSignals } from './stop-on-signals.ts';

/** How often the folder is looked at. */
const pauseMs = 300;

/**
 * Serves the build in a folder in a process of its own, and each newer one as soon as it lies there. The
 * new process shares the port with the old one, which is told to stop when the new one listens: it
 * answers what was asked, and no request is lost. A build that cannot be served changes nothing.
 *
 * @param folder of the build; replaced as a whole, see `swapBuild`
 * @returns never, but with the process: it ends as the serving process does
 */
export async function followBuilds(folder: string): Promise<never> {
  cluster.setupPrimary({ exec: join(folder, 'server/node.js') });
  let seenId = idIn(folder);
  let current = cluster.fork();
  let starting: Worker | undefined;
  let isStopping = false;
  for (const signal of stopSignals) {
    process.on(signal, () => {
      // Both may have had the signal from a terminal, which reaches a whole group.
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

/** Whether a process comes to listen, and not to its end. */
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
