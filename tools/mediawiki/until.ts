import { setTimeout as sleep } from 'node:timers/promises';

const timeoutMs = 30_000;

/** Repeats an attempt until it succeeds or times out, and prints that it succeeded. */
export async function until<Result>(what: string, attempt: () => Promise<Result>): Promise<Result> {
  const deadlineMs = performance.now() + timeoutMs;
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
