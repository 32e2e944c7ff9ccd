import type { Visitor } from './visitor.ts';

/** Calls a function in the page that is open. */
export function call(visitor: Visitor, work: (argument: never) => unknown, argument?: unknown) {
  return visitor.ask(`(${work})(${JSON.stringify(argument) ?? ''})`);
}
