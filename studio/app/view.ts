import type { Target } from '../find/locate.ts';

/** Content of the panel on the right: a target, with other targets of the same click, or the changes. */
export type View = { target: Target; others: Target[] } | 'changes' | undefined;
