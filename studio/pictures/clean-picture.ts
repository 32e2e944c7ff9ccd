import path from 'node:path';
import { imageSize } from 'image-size';
import { cleanDrawing } from './clean-drawing.ts';
import { PictureRefused } from './picture-refused.ts';

export interface CleanPicture {
  /** File name in content/pictures/. */
  file: string;
  bytes: Uint8Array;
}

/** Upper limit of an upload; the content check has limits for each use. */
const mostBytes = 2_000_000;

const extensions: Record<string, string> = { svg: 'svg', png: 'png', webp: 'webp', jpg: 'jpg' };

/**
 * Checks that an upload is a picture of a supported format, and sanitises drawings.
 *
 * @param name of the uploaded file
 * @throws PictureRefused
 */
export function cleanPicture(name: string, bytes: Uint8Array): CleanPicture {
  if (bytes.length > mostBytes) {
    throw new PictureRefused('The picture has more than 2 MB; save it smaller.');
  }
  const extension = extensions[kindOf(bytes)];
  if (!extension) {
    throw new PictureRefused('That is no picture for pages; save it as SVG, PNG, WebP or JPEG.');
  }
  const file = `${shortName(name)}.${extension}`;
  return extension === 'svg' ? { file, bytes: cleanDrawing(bytes) } : { file, bytes };
}

function kindOf(bytes: Uint8Array): string {
  try {
    return imageSize(bytes).type ?? '';
  } catch {
    return '';
  }
}

/** Makes a name of letters, digits and hyphens. */
function shortName(name: string): string {
  const plain = path
    .parse(name)
    .name.normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  return plain || 'picture';
}
