import { isDeepStrictEqual } from 'node:util';
import { contentPaths } from '../../src/content/check/load.ts';
import { dayOf } from '../../src/domain/tax-rate.ts';
import { type CheckedDraft, checkDraft, type Findings } from '../checks/check-draft.ts';
import { addStep, revertFile } from '../draft/draft.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { withPriceDay } from '../draft/price-day.ts';
import { valueAt, withValueAt } from '../find/content-leaves.ts';
import { changeSentence } from '../forms/describe-change.ts';
import { editText, readValue } from '../project/editable-files.ts';
import type { FileChange } from '../project/write-files.ts';
import { fileChanges } from '../publish/summary.ts';

/** A change of one value. */
export interface Edit {
  file: string;
  path: (string | number)[];
  /** The present value, as the window knows it. */
  before?: unknown;
  /** The new value; undefined removes the entry. */
  after?: unknown;
}

/** Another window, or another program, has changed the same field meanwhile. */
export class ValueConflict extends Error {
  readonly theirs: unknown;
  constructor(theirs: unknown) {
    super('This was changed in another window.');
    this.theirs = theirs;
  }
}

/**
 * Applies all edits or none, as one step of the draft.
 *
 * @param field name of the field; consecutive edits of a field are merged into one step
 * @throws ValueConflict; an error that says which value cannot be written
 */
export function applyEdits(store: DraftStore, edits: readonly Edit[], field: string): void {
  const texts = new Map<string, FileChange>();
  for (const { file, path, before, after } of edits) {
    const known = texts.get(file);
    const text = known?.after ?? store.read(file);
    const value = readValue(file, text);
    const there = valueAt(value, path);
    if (!isDeepStrictEqual(there ?? undefined, before ?? undefined)) {
      throw new ValueConflict(there);
    }
    const edited = editText(file, text, withValueAt(value, path, after));
    texts.set(file, { file, before: known?.before ?? text, after: edited });
  }
  updatePriceDay(store, texts);
  const changes = [...texts.values()].filter((change) => change.before !== change.after);
  if (changes.length === 0) return;
  const label = fileChanges(changes).map(changeSentence).slice(0, 3).join('; ');
  store.set(addStep(store.get(), { at: Date.now(), label, field, changes }));
}

const { plans, addons, countries } = contentPaths;
const priced = [plans, addons, countries];

/** Reverts all changes of a file, and with prices the day of the prices. */
export function revert(store: DraftStore, file: string): void {
  store.set(revertFile(store.get(), file));
  if (!priced.includes(file)) return;
  const after = withPriceDay(store.read, store.readBase, dayOf(new Date()));
  if (after === undefined) return;
  if (after === store.readBase(countries)) {
    store.set(revertFile(store.get(), countries));
    return;
  }
  const changes = [{ file: countries, before: store.read(countries), after }];
  const label = fileChanges(changes).map(changeSentence).join('; ');
  store.set(addStep(store.get(), { at: Date.now(), label, field: `revert:${file}`, changes }));
}

/** Sets the day of the prices when a price changes. */
function updatePriceDay(store: DraftStore, texts: Map<string, FileChange>): void {
  if (!priced.some((file) => texts.has(file))) return;
  const read = (file: string) => texts.get(file)?.after ?? store.read(file);
  const after = withPriceDay(read, store.readBase, dayOf(new Date()));
  if (after === undefined) return;
  const before = texts.get(countries)?.before ?? store.read(countries);
  texts.set(countries, { file: countries, before, after });
}

/**
 * Makes a function that checks each state of the draft once, one check at a time.
 *
 * @param draft returns the draft to check
 */
export function createChecker(
  store: DraftStore,
  draft: () => CheckedDraft,
): () => Promise<Findings> {
  let last: { draft: unknown; findings: Promise<Findings> } | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const check = (): Promise<Findings> => {
    const wanted = store.get();
    if (last?.draft === wanted) return last.findings;
    const findings = running.then(() => {
      // The draft has changed meanwhile, so this checks the new state.
      if (store.get() !== wanted) return check();
      const found = checkDraft(draft());
      running = found.catch(() => {});
      return found;
    });
    last = { draft: wanted, findings };
    return findings;
  };
  return check;
}
