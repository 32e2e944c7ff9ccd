import { setTimeout as pause } from 'node:timers/promises';
import type { Visitor } from './visitor.ts';

const patienceMs = 20_000;

/** Waits until an expression, asked in the page again and again, is true. */
export async function waitUntil(visitor: Visitor, expression: string): Promise<void> {
  const deadline = Date.now() + patienceMs;
  // While one page gives way to the next, neither answers.
  const isSeen = () => visitor.evaluate(`Boolean(${expression})`).catch(() => false);
  while (!(await isSeen())) {
    if (Date.now() > deadline) throw new Error(`Not seen: ${expression}`);
    await pause(100);
  }
}
