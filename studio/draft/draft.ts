import type { FileChange } from '../project/write-files.ts';

/** One action, which can be undone. */
export interface Step {
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  /** Description, such as `Pro, monthly price, USD: 17.99 → 18.99`. */
  label: string;
  /** Consecutive changes of the same field are merged into one step. */
  field: string;
  changes: readonly FileChange[];
}

/** All unpublished changes; serialisable as JSON. */
export interface DraftState {
  /** Text of each changed file before its first change. */
  base: Record<string, string>;
  steps: Step[];
  undone: Step[];
}

export const emptyDraft: DraftState = { base: {}, steps: [], undone: [] };

/** The text of a file in the draft; undefined when it is not changed. */
export function textInDraft({ steps }: DraftState, file: string): string | undefined {
  for (const step of steps.toReversed()) {
    const change = step.changes.find((each) => each.file === file);
    if (change) return change.after;
  }
  return undefined;
}

/** Files that differ from their base, with both texts. */
export function changedFiles(draft: DraftState): FileChange[] {
  return Object.entries(draft.base).flatMap(([file, before]) => {
    const after = textInDraft(draft, file);
    return after === undefined || after === before ? [] : [{ file, before, after }];
  });
}

/** Adds a step, or merges it with the last one if that is about the same field. */
export function addStep(draft: DraftState, step: Omit<Step, 'id'>): DraftState {
  const last = draft.steps.at(-1);
  const base = { ...draft.base };
  for (const { file, before } of step.changes) base[file] ??= before;
  if (last?.field !== step.field) {
    const id = Math.max(0, ...draft.steps.map((each) => each.id)) + 1;
    return { base, steps: [...draft.steps, { ...step, id }], undone: [] };
  }
  const rest = draft.steps.slice(0, -1);
  const changes = joined(last.changes, step.changes);
  return {
    base,
    steps: changes.length === 0 ? rest : [...rest, { ...step, id: last.id, changes }],
    undone: [],
  };
}

/** Merges two successive changes, and drops files that are as they were before. */
function joined(first: readonly FileChange[], second: readonly FileChange[]): FileChange[] {
  const earlier = first.map((change) => {
    const later = second.find(({ file }) => file === change.file);
    return later ? { ...change, after: later.after } : change;
  });
  const fresh = second.filter(({ file }) => !first.some((change) => change.file === file));
  return [...earlier, ...fresh].filter(({ before, after }) => before !== after);
}

export function undo({ base, steps, undone }: DraftState): DraftState {
  const last = steps.at(-1);
  return last
    ? { base, steps: steps.slice(0, -1), undone: [...undone, last] }
    : { base, steps, undone };
}

export function redo({ base, steps, undone }: DraftState): DraftState {
  const next = undone.at(-1);
  return next
    ? { base, steps: [...steps, next], undone: undone.slice(0, -1) }
    : { base, steps, undone };
}

/** Reverts all changes of one file, and keeps those of others. */
export function revertFile({ base, steps }: DraftState, file: string): DraftState {
  const { [file]: _, ...rest } = base;
  const kept = steps
    .map((step) => ({ ...step, changes: step.changes.filter((change) => change.file !== file) }))
    .filter(({ changes }) => changes.length > 0);
  return { base: rest, steps: kept, undone: [] };
}

/** Replaces the base of a file that somebody else has changed, so that publishing overwrites their text. */
export function rebase(draft: DraftState, file: string, theirs: string | undefined): DraftState {
  return theirs === undefined ? draft : { ...draft, base: { ...draft.base, [file]: theirs } };
}

/**
 * The draft that remains after publishing: changes that were made meanwhile, if any.
 *
 * @param published the text of each file in the draft, and the text that was written
 */
export function remainingDraft(
  draft: DraftState,
  published: readonly (FileChange & { drafted: string })[],
): DraftState {
  const changes = Object.entries(draft.base).flatMap(([file, base]): FileChange[] => {
    const now = textInDraft(draft, file) ?? base;
    const sent = published.find((each) => each.file === file);
    const isLeft = sent ? now !== sent.drafted : now !== base;
    return isLeft ? [{ file, before: sent?.after ?? base, after: now }] : [];
  });
  const label = 'What was typed while the rest was published';
  return changes.length === 0
    ? emptyDraft
    : addStep(emptyDraft, { at: Date.now(), label, field: 'meanwhile', changes });
}
