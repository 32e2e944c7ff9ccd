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

/** The draft of a checkout, which is stored in `.studio/`, outside of the project's files. */
export interface DraftStore {
  get: () => DraftState;
  set: (draft: DraftState) => void;
  /** Invalidates results that were derived from the draft. */
  renew: () => void;
  /** Reads a file with the changes of the draft. */
  read: Reader;
  /** Reads a file as it was when the draft first changed it. */
  readBase: Reader;
  /** Files that have changed on disk since the draft first changed them. */
  conflicts: () => { file: string; base: string; mine: string; theirs: string }[];
}

/**
 * Opens the stored draft.
 *
 * @param root absolute path of the project; the draft is in its folder `.studio/`
 * @param disk reads files from disk
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

/** Reads the stored draft. An invalid one is renamed, so that somebody can still look at it. */
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
