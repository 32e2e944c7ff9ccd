import { existsSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Reader } from '../project/editable-files.ts';
import { isEditable } from '../project/editable-files.ts';
import { writeWhole } from '../project/write-files.ts';
import { changedFiles, type DraftState, emptyDraft, textInDraft } from './draft.ts';

const change = z.object({
  file: z.string().refine(isEditable),
  before: z.string(),
  after: z.string(),
});
const step = z.object({
  id: z.number(),
  at: z.number(),
  label: z.string(),
  field: z.string(),
  changes: z.array(change),
});
const state = z.object({
  base: z.record(z.string(), z.string()),
  steps: z.array(step),
  undone: z.array(step),
});

/** The one draft of a checkout. It is kept beside the project's files and never among them. */
export interface DraftStore {
  get: () => DraftState;
  set: (draft: DraftState) => void;
  /** Invalidates what was derived from the draft, but not the draft itself. */
  renew: () => void;
  /** What a file says with the changes made so far. */
  read: Reader;
  /** What a file said when it was first changed. */
  readBase: Reader;
  /** Files whose text on the disk is no longer what it was when they were first changed. */
  conflicts: () => { file: string; base: string; mine: string; theirs: string }[];
}

/**
 * Opens the draft where it was left.
 *
 * @param root absolute path of the project; the draft lies in its folder `.studio/`
 * @param disk reads files as they are
 */
export function openDraft(root: string, disk: Reader): DraftStore {
  const place = path.join(root, '.studio/draft.json');
  let draft = stored(place);
  return {
    get: () => draft,
    set(next) {
      draft = next;
      writeWhole(place, JSON.stringify(draft));
    },
    renew() {
      draft = { ...draft };
    },
    read: (file) => textInDraft(draft, file) ?? disk(file),
    readBase: (file) => draft.base[file] ?? disk(file),
    conflicts: () =>
      changedFiles(draft).flatMap(({ file, before, after }) => {
        const theirs = disk(file);
        return theirs === before ? [] : [{ file, base: before, mine: after, theirs }];
      }),
  };
}

/** A draft that cannot be read is put aside, where somebody can still look at it. */
function stored(place: string): DraftState {
  if (!existsSync(place)) return emptyDraft;
  try {
    return state.parse(JSON.parse(readFileSync(place, 'utf8')));
  } catch {
    const aside = `${place}.${Date.now()}.unreadable`;
    renameSync(place, aside);
    console.error(`The draft cannot be read, and a new one is begun; the old one lies in ${aside}`);
    return emptyDraft;
  }
}
