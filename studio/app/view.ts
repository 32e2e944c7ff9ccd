import type { Target } from '../find/locate.ts';

/** What the panel on the right shows: a field with others that were clicked along, or the changes. */
export type View = { target: Target; others: Target[] } | 'changes' | undefined;
