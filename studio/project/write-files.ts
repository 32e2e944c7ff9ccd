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
  /** Expected present text. */
  before: string;
  after: string;
}

/**
 * Writes files of content/ and locales/, each atomically.
 *
 * @param root absolute path of the project
 * @throws FileConflict, before anything is written, when a file does not have its expected text;
 *   an error for a file that the studio may not change, or that a symbolic link leads out of the project
 */
export function writeFiles(root: string, changes: readonly FileChange[]): void {
  for (const { file, before } of changes) {
    const real = realpathSync(path.join(root, file));
    if (!isEditable(file) || real !== path.join(realpathSync(root), file)) {
      throw new Error(`The studio does not write ${file}.`);
    }
    if (readFileSync(real, 'utf8') !== before) throw new FileConflict(file);
  }
  const temporaryFolder = path.join(root, '.studio');
  for (const { file, after } of changes)
    writeWhole(path.join(root, file), after, { temporaryFolder });
}

/**
 * Replaces a file atomically: writes a temporary file and renames it.
 *
 * @param mode permissions, as for chmod
 * @param temporaryFolder for the temporary file, on the same disk; by default that of the file. A crash may leave the
 *   temporary file behind, so nothing may read the folder as part of the project
 */
export function writeWhole(
  file: string,
  text: string | Uint8Array,
  { mode = 0o666, temporaryFolder = path.dirname(file) } = {},
): void {
  mkdirSync(path.dirname(file), { recursive: true });
  mkdirSync(temporaryFolder, { recursive: true });
  const beside = path.join(temporaryFolder, `${path.basename(file)}.${randomUUID()}`);
  try {
    // Flushed before the rename, so that a power failure leaves no empty file.
    writeFileSync(beside, text, { flush: true, mode });
    renameSync(beside, file);
  } finally {
    rmSync(beside, { force: true });
  }
}
