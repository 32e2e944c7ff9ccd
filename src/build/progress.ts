import { readFileSync, writeFileSync } from 'node:fs';

/** Shorter steps get no line of their own. */
const worthTellingMs = 700;
/** Pause between two progress lines of one step. */
const pauseMs = 2000;

/** Prints the steps of a build, how far each is, and how long it took last time. */
export interface Progress {
  /** @param name what is done, such as `Pages` */
  step<Result>(name: string, work: (tell: StepTell) => Promise<Result> | Result): Promise<Result>;
}

/** How far a step has come. */
type StepTell = (done: number, all: number) => void;

/**
 * @param file holds the times of the last build; rewritten after each step
 * @param say takes one line
 */
export function createProgress(file: string, say: (line: string) => void): Progress {
  const times = readTimes(file);
  return {
    async step(name, work) {
      const startedMs = performance.now();
      const lastMs = times[name];
      if (lastMs === undefined) say(`${name} …`);
      else if (lastMs > worthTellingMs) say(`${name} … (${seconds(lastMs)} the last time)`);
      let toldMs = startedMs;
      const result = await work((done, all) => {
        if (performance.now() - toldMs < pauseMs || done === all) return;
        toldMs = performance.now();
        say(`${name}: ${done} of ${all}`);
      });
      times[name] = Math.round(performance.now() - startedMs);
      writeFileSync(file, JSON.stringify(times));
      return result;
    },
  };
}

function readTimes(file: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) ?? {};
  } catch {
    return {};
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
