import type { Visitor } from './visitor.ts';

/** Calls a function in the page that is open. */
export function callInPage(
  visitor: Visitor,
  work: (argument: never) => unknown,
  argument?: unknown,
) {
  return visitor.evaluate(`(${work})(${JSON.stringify(argument) ?? ''})`);
}
