import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isEditable } from './editable-files.ts';

/** Somebody else has changed a file since the studio read it. */
export class FileConflict extends Error {
  readonly file: string;
  constructor(file: string) {
    super(`${file} was changed by somebody else.`);
    this.file = file;
  }
}

export interface FileChange {
  /** Path from the project's root. */
  file: string;
  /** What it must say now. */
  before: string;
  after: string;
}

/**
 * Writes files of content/ and locales/, each in one step, so that no reader ever sees half a file.
 *
 * @param root absolute path of the project
 * @throws FileConflict, before anything is written, when a file does not say what it should;
 *   an error for a file that is none of the studio's, or that a link leads out of the project
 */
export function writeFiles(root: string, changes: readonly FileChange[]): void {
  for (const { file, before } of changes) {
    const real = realpathSync(path.join(root, file));
    if (!isEditable(file) || real !== path.join(realpathSync(root), file)) {
      throw new Error(`The studio does not write ${file}.`);
    }
    if (readFileSync(real, 'utf8') !== before) throw new FileConflict(file);
  }
  const workshop = path.join(root, '.studio');
  for (const { file, after } of changes) writeWhole(path.join(root, file), after, { workshop });
}

/**
 * Writes a file beside its place and moves it there, which replaces the old one at once.
 *
 * @param mode who may read and write it, as chmod counts
 * @param workshop folder on the same disk in which it is written first; beside its place unless given.
 *   What a sudden end leaves there must be taken for no file of the project
 */
export function writeWhole(
  file: string,
  text: string | Uint8Array,
  { mode = 0o666, workshop = path.dirname(file) } = {},
): void {
  mkdirSync(path.dirname(file), { recursive: true });
  mkdirSync(workshop, { recursive: true });
  const beside = path.join(workshop, `${path.basename(file)}.${randomUUID()}`);
  try {
    // On the disk before the name leads there, also when the machine stops in between.
    writeFileSync(beside, text, { flush: true, mode });
    renameSync(beside, file);
  } finally {
    rmSync(beside, { force: true });
  }
}
