import path from 'node:path';
import { imageSize } from 'image-size';
import { optimize } from 'svgo';

/** A picture that cannot be taken in, with what to do instead. */
export class PictureRefused extends Error {}

export interface CleanPicture {
  /** Its name in content/pictures/. */
  file: string;
  bytes: Uint8Array;
}

/** Whatever is larger is no picture for a page; how small it must be depends on where it stands. */
const mostBytes = 2_000_000;

const extensions: Record<string, string> = { svg: 'svg', png: 'png', webp: 'webp', jpg: 'jpg' };

/** What a drawing may not have: other files, other documents, programs. */
const strangers =
  /<(script|foreignObject|iframe|!ENTITY)|\son\w+\s*=|(?:href|src)\s*=\s*["'](?!#|data:image\/)|url\(\s*["']?(?!#)|@import|javascript:/i;

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

function cleanDrawing(bytes: Uint8Array): Uint8Array {
  const { data } = optimized(Buffer.from(bytes).toString('utf8'));
  if (strangers.test(data)) {
    throw new PictureRefused(
      'The drawing asks for other files; save it with everything in it, as a plain SVG.',
    );
  }
  return Buffer.from(data);
}

function optimized(text: string) {
  try {
    return optimize(text, { multipass: true, plugins: ['preset-default', 'removeScripts'] });
  } catch {
    throw new PictureRefused('The drawing cannot be read; save it again as a plain SVG.');
  }
}
