import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { sharePictureSize } from '../../site/addresses.ts';
import { barColours } from '../../site/layout/bar-colours.ts';
import { root } from '../project-root.ts';
import { breakHeading, setLine } from './set-text.ts';

const ink = '#14312b';
const margin = 72;
const mark = { left: margin, top: 60, width: 56, height: 56 };
const picture = { left: 640, top: 60, width: 520, height: 510 };
const column = { width: 540, lineHeight: 1.08 };
const middleOfColumn = 350;

/**
 * Draws a share picture: the brand, a heading and a drawing.
 *
 * @param brand the name of the site
 * @param heading cut off when it does not fit
 * @param drawing an SVG file, from the project's root
 * @returns a PNG
 */
export async function shareCard({
  brand,
  heading,
  drawing,
}: {
  brand: string;
  heading: string;
  drawing: string;
}): Promise<Uint8Array> {
  const { width, height } = sharePictureSize;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${ink}">`,
    `<path fill="${barColours.light}" d="M0 0h${width}v${height}H0z"/>`,
    ...linesOf(brand, heading),
    '</svg>',
  ].join('');
  const parts = await Promise.all([placed(drawing, picture), placed('public/favicon.svg', mark)]);
  return (
    sharp(Buffer.from(svg))
      .composite(parts)
      .removeAlpha()
      // A palette would make it half as large, which no visitor feels, and take three times as long.
      .png()
      .toBuffer()
  );
}

function linesOf(brand: string, heading: string): string[] {
  const { lines, size } = breakHeading(heading, column.width);
  const pitch = size * column.lineHeight;
  // The baseline lies 0.82 of the font size below the top of the line.
  const first = middleOfColumn - (pitch * lines.length) / 2 + size * 0.82;
  return [
    setLine(brand, mark.left + mark.width + 18, mark.top + 41, 38),
    ...lines.map((line, index) => setLine(line, margin, first + index * pitch, size)),
  ];
}

/** Pictures of several pages show the same drawing. */
const placedBefore = new Map<string, ReturnType<typeof place>>();

function placed(file: string, where: typeof mark): ReturnType<typeof place> {
  const result = placedBefore.get(file) ?? place(file, where);
  placedBefore.set(file, result);
  return result;
}

/** A drawing as large as fits into its place, in the middle of it. */
async function place(file: string, { left, top, width, height }: typeof mark) {
  const svg = await readFile(path.join(root, file));
  const { data, info } = await sharp(svg, { density: 300 })
    .resize({ width, height, fit: 'contain', background: 'transparent' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: info, left, top };
}
