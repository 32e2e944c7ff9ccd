import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isEditable } from '../project/editable-files.ts';
import { writeWhole } from '../project/write-files.ts';

const publishing = z.object({
  /** Summary of the commit. */
  message: z.string(),
  /** What each file said, what the draft says, and what is written: the same in its usual form. */
  changes: z.array(
    z.object({
      file: z.string().refine(isEditable),
      before: z.string(),
      drafted: z.string(),
      after: z.string(),
    }),
  ),
  /** What the files said that are written along; null where there was none. */
  kept: z.array(z.object({ file: z.string(), text: z.string().nullable() })),
  /** Reason of the interruption, in a sentence; empty while it runs and after a crash. */
  reason: z.string(),
  /** Whether everything is written and committed, so that the draft only has to be emptied. */
  isDone: z.boolean(),
});

/** What is being published. */
export type Publishing = z.infer<typeof publishing>;

const placeIn = (root: string) => path.join(root, '.studio/publishing.json');

/** What is being published, or was when the studio came to a sudden end. */
export function readJournal(root: string): Publishing | undefined {
  try {
    return publishing.parse(JSON.parse(readFileSync(placeIn(root), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Notes what is going to be done before it is, as databases do (a write-ahead log). */
export function writeJournal(root: string, noted: Publishing): void {
  writeWhole(placeIn(root), JSON.stringify(noted));
}

export function clearJournal(root: string): void {
  rmSync(placeIn(root), { force: true });
}
