import { setTimeout as sleep } from 'node:timers/promises';

const patienceMs = 30_000;

/** Tries until it works or patience is at its end, and reports that it worked. */
export async function until<Result>(what: string, attempt: () => Promise<Result>): Promise<Result> {
  const deadlineMs = performance.now() + patienceMs;
  for (;;) {
    try {
      const result = await attempt();
      report(what);
      return result;
    } catch (error) {
      if (performance.now() > deadlineMs) throw new Error(`Not so: ${what}`, { cause: error });
      await sleep(200);
    }
  }
}

/** Prints that a check has passed. */
export function report(line: string): void {
  console.log(`✓ ${line}`);
}
