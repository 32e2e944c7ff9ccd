import { existsSync, globSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { pictureFolder } from '../project/editable-files.ts';
import { writeWhole } from '../project/write-files.ts';
import type { CleanPicture } from './clean-picture.ts';
import { PictureRefused } from './picture-refused.ts';
import { noteUpload } from './uploads.ts';

/** Lists the files of content/pictures/. */
export function listPictures(root: string): string[] {
  return globSync('*.{svg,png,webp,jpg}', { cwd: path.join(root, pictureFolder) }).sort();
}

/**
 * Stores a picture in content/pictures/. It never replaces another one, which pages may show.
 *
 * @param root absolute path of the project
 * @returns its file name, with a number if the name was taken
 * @throws PictureRefused when a symbolic link leads out of the project
 */
export function storePicture(root: string, { file, bytes }: CleanPicture): string {
  const folder = path.join(root, pictureFolder);
  mkdirSync(folder, { recursive: true });
  if (realpathSync(folder) !== path.join(realpathSync(root), pictureFolder)) {
    throw new PictureRefused(`The studio does not write into ${pictureFolder}.`);
  }
  const { name, ext } = path.parse(file);
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? file : `${name}-${count}${ext}`;
    const place = path.join(folder, free);
    if (existsSync(place)) {
      if (Buffer.compare(readFileSync(place), bytes) === 0) return free;
      continue;
    }
    writeWhole(place, bytes, { temporaryFolder: path.join(root, '.studio') });
    noteUpload(root, free);
    return free;
  }
}
