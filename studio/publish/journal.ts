import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isEditable } from '../project/editable-files.ts';
import { writeWhole } from '../project/write-files.ts';

const publishing = z.object({
  /** Summary of the commit. */
  message: z.string(),
  /** Old text of each file, its text in the draft, and the formatted text that is written. */
  changes: z.array(
    z.object({
      file: z.string().refine(isEditable),
      before: z.string(),
      drafted: z.string(),
      after: z.string(),
    }),
  ),
  /** Old texts of the generated files that are written, too; null for a missing one. */
  kept: z.array(z.object({ file: z.string(), text: z.string().nullable() })),
  /** Reason of the interruption, in a sentence; empty while it runs and after a crash. */
  reason: z.string(),
  /** Whether everything is written and committed, so that the draft only has to be emptied. */
  isDone: z.boolean(),
});

/** A publication in progress. */
export type Publishing = z.infer<typeof publishing>;

const placeIn = (root: string) => path.join(root, '.studio/publishing.json');

/** Reads the publication that is in progress, or was when the studio was killed. */
export function readJournal(root: string): Publishing | undefined {
  try {
    return publishing.parse(JSON.parse(readFileSync(placeIn(root), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Records a publication before it begins, as a write-ahead log does. */
export function writeJournal(root: string, noted: Publishing): void {
  writeWhole(placeIn(root), JSON.stringify(noted));
}

export function clearJournal(root: string): void {
  rmSync(placeIn(root), { force: true });
}
