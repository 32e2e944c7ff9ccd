import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { pictureFolder } from '../project/editable-files.ts';
import { writeWhole } from '../project/write-files.ts';

const place = (root: string) => path.join(root, '.studio/uploads.json');

/** Pictures that were uploaded since the last publication. */
function uploads(root: string): string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(readFileSync(place(root), 'utf8')));
  } catch {
    return [];
  }
}

/** Records an upload. */
export function noteUpload(root: string, file: string): void {
  writeWhole(place(root), JSON.stringify([...uploads(root), file]));
}

/**
 * Deletes uploaded pictures that no file names. Pictures that were not uploaded through the studio stay.
 *
 * @param texts of all files that can name a picture
 */
export function dropUnusedUploads(root: string, texts: readonly string[]): void {
  for (const file of uploads(root)) {
    if (texts.some((text) => text.includes(file))) continue;
    rmSync(path.join(root, pictureFolder, path.basename(file)), { force: true });
  }
  rmSync(place(root), { force: true });
}
