import sharp, { type ResizeOptions, type Sharp } from 'sharp';

/** Width of a photograph's placeholder in pixels, the longer side of a drawing's, and the height of a wide one's. */
const sizes = { photograph: 16, drawing: 28, wide: 14 };

/** Opacity from which on a pixel of a drawing hides what lies under it. */
const opaque = 250;

/** Placeholders for a drawing while it loads, by colour scheme, as `data:` URLs. */
export interface SchemedPreview {
  light: string;
  dark: string;
  /** Where it lies in the picture, as position and size in CSS, unless it covers it. */
  place?: string;
}

/** The placeholders of a drawing and of its parts. */
export interface DrawingPreview {
  /** Undefined for a drawing whose shapes lie elsewhere in each size. */
  preview: SchemedPreview | undefined;
  /** By the name of each part that is shown alone. */
  parts: Record<string, SchemedPreview>;
}

/**
 * Makes the placeholder of a photograph: a few blurred patches of its colours.
 *
 * @param file an AVIF, WebP, PNG, JPEG or SVG
 * @returns a `data:` URL; undefined for a picture with transparent parts, through which the placeholder would
 *   still be seen
 */
export async function photographPreview(file: Buffer): Promise<string | undefined> {
  // Only a picture that can be transparent is decoded to know, which takes long.
  const { hasAlpha } = await sharp(file).metadata();
  if (hasAlpha && !(await sharp(file).stats()).isOpaque) return undefined;
  return addressOf(sharp(file).resize({ width: sizes.photograph }));
}

/**
 * Makes the placeholders of a drawing: blurred patches of its colours, only where the drawing will cover them. They
 * are no SVG, because a browser makes a document of each SVG before it paints the page.
 *
 * @param svg a drawing with its dark colours in a media query, and its parts as `<view>`
 */
export async function drawingPreview(svg: string): Promise<DrawingPreview> {
  const parts = [...svg.matchAll(/<view id="([\w-]+)" viewBox="([^"]*)"\/>/g)];
  return {
    preview: /^<svg[^>]* viewBox=/.test(svg) ? await inBothSchemes(svg) : await widePreview(svg),
    parts: Object.fromEntries(
      await Promise.all(
        parts.map(async ([, name = '', viewBox = '']) => [
          name,
          await inBothSchemes(partOf(svg, viewBox)),
        ]),
      ),
    ),
  };
}

async function inBothSchemes(
  svg: string,
  size: ResizeOptions = { width: sizes.drawing, height: sizes.drawing, fit: 'inside' },
): Promise<SchemedPreview> {
  return { light: await patchesOf(svg, size), dark: await patchesOf(darkOf(svg), size) };
}

/**
 * Makes the placeholder of a drawing that fills any width: its height sets the scale, and its origin lies at a
 * percentage of the width.
 */
async function widePreview(svg: string): Promise<SchemedPreview | undefined> {
  const [start, shift = 0, x, height] =
    svg.match(
      /^<svg[^>]*>(?:<g transform="translate\(([-\d.]+)\)">)?<svg x="([\d.]+)%"[^>]* viewBox="0 -(\d+) [^>]*>/,
    ) ?? [];
  if (!start) return undefined;
  // As much of it as a wide screen shows.
  const width = 6 * Number(height);
  const box = `${(-width * Number(x)) / 100} ${-Number(height)} ${width} ${height}`;
  const inner = svg.slice(start.length).replace(/<\/svg>(<\/g>)?<\/svg>\s*$/, '</svg>');
  const root = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">`;
  return {
    ...(await inBothSchemes(root + inner, { height: sizes.wide })),
    place: `calc(${x}% + ${shift}px) 100% / auto 100%`,
  };
}

/** A drawing in its dark colours only. */
function darkOf(svg: string): string {
  return svg.replace(/@media\s*\(prefers-color-scheme:\s*dark\)\s*\{(.*?\})\s*\}/gs, '$1');
}

/** A part of a drawing as a drawing of its own. */
function partOf(svg: string, viewBox: string): string {
  const [, , width, height] = viewBox.split(' ');
  return svg.replace(
    /<svg[^>]*>/,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">`,
  );
}

async function patchesOf(svg: string, size: ResizeOptions): Promise<string> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 96 })
    .resize(size)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const alphaAt = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height
      ? opaque
      : (data[(y * width + x) * channels + 3] ?? 0);
  const isInside = (x: number, y: number) =>
    [-1, 0, 1].every((down) =>
      [-1, 0, 1].every((across) => alphaAt(x + across, y + down) >= opaque),
    );
  // Browsers blend neighbours when they enlarge a picture, so its edge would be seen beside the drawing's.
  const inside = Array.from({ length: width * height }, (_, place) =>
    isInside(place % width, Math.floor(place / width)),
  );
  for (const [place, isKept] of inside.entries()) data[place * channels + 3] = isKept ? 255 : 0;
  return addressOf(sharp(data, { raw: { width, height, channels } }));
}

async function addressOf(picture: Sharp): Promise<string> {
  const small = await picture.webp({ quality: 20, alphaQuality: 0 }).toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}
