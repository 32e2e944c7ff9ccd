import path from 'node:path';
import { imageSize } from 'image-size';
import { cleanDrawing } from './clean-drawing.ts';
import { PictureRefused } from './picture-refused.ts';

export interface CleanPicture {
  /** Its name in content/pictures/. */
  file: string;
  bytes: Uint8Array;
}

/** Whatever is larger is no picture for a page; how small it must be depends on where it stands. */
const mostBytes = 2_000_000;

const extensions: Record<string, string> = { svg: 'svg', png: 'png', webp: 'webp', jpg: 'jpg' };

/**
 * Looks at a picture that somebody brings: that it is one, and of a kind that pages show. A drawing
 * loses its programs and whatever its editor left in it.
 *
 * @param name of the file on the computer that it comes from
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

/** Letters, digits and hyphens, as addresses have them. */
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
