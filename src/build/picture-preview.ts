import sharp from 'sharp';
import svgpath from 'svgpath';

/** Width of a preview; its height follows the picture's proportions. */
const photographPixels = 16;

/** Limits for a whole drawing and for a part of one, in characters of path data. */
const mostLetters = { whole: 600, part: 350 };
const longestPath = 120;

/** Placeholders for a drawing while it loads, as `data:` URLs. */
export interface DrawingPreview {
  preview: string;
  /** By the name of each part that is shown alone. */
  parts: Record<string, string>;
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
  const small = await sharp(file).resize({ width: photographPixels }).webp({ quality: 30 });
  return `data:image/webp;base64,${(await small.toBuffer()).toString('base64')}`;
}

/**
 * Makes the placeholder of a drawing: its largest surfaces, in light and dark. They have the drawing's own
 * shapes, so none shows once the drawing covers them.
 *
 * @param svg a drawing with one class per path, its dark colours in a media query, and its parts as `<view>`
 */
export function drawingPreview(svg: string): DrawingPreview {
  const paths = pathsOf(svg);
  const fills = fillsOf(svg);
  const open = svg.slice(0, svg.indexOf('<style>')).replace(/<view [^>]*>/g, '');
  const close = svg.slice(svg.lastIndexOf('<path')).replace(/<path[^>]*>/, '');
  const parts = [...svg.matchAll(/<view id="([\w-]+)" viewBox="([^"]*)"\/>/g)];
  return {
    preview: addressOf(open, largest(paths, fills, mostLetters.whole), fills, close),
    parts: Object.fromEntries(
      parts.map(([, name = '', viewBox = '']) => {
        const seen = paths.filter(({ box }) => overlaps(box, boxOfView(viewBox)));
        const part = open.replace(/viewBox="[^"]*"/, `viewBox="${viewBox}"`);
        return [name, addressOf(part, largest(seen, fills, mostLetters.part), fills, close)];
      }),
    ),
  };
}

type Box = [left: number, top: number, right: number, bottom: number];

interface Path {
  text: string;
  kind: string;
  d: string;
  box: Box;
}

/** Fill colours by class, in light and dark. */
interface Fills {
  day: ReadonlyMap<string, string>;
  night: ReadonlyMap<string, string>;
}

function pathsOf(svg: string): Path[] {
  const paths = svg.matchAll(/<path class="(\w+)"(?: transform="([^"]*)")? d="([^"]*)"\/>/g);
  return [...paths].map(([text, kind = '', transform = '', d = '']) => ({
    text,
    kind,
    d,
    box: boxOf(d, transform),
  }));
}

function fillsOf(svg: string): Fills {
  const [style = ''] = svg.match(/<style>.*<\/style>/s) ?? [];
  const [day = '', night = ''] = style.split('@media');
  return { day: rulesOf(day), night: rulesOf(night) };
}

function rulesOf(css: string): Map<string, string> {
  const rules = [...css.matchAll(/\.(\w+)\{[^}]*?fill:([^;}]+)/g)];
  return new Map(
    rules.flatMap(([, kind = '', fill = '']) => (fill === 'none' ? [] : [[kind, fill]])),
  );
}

/** The largest surfaces in painting order, as many as fit into the limit of characters. */
function largest(paths: readonly Path[], { day }: Fills, letters: number): Path[] {
  let left = letters;
  const chosen = paths
    .filter(({ kind, d }) => day.has(kind) && d.length <= longestPath)
    .sort((one, other) => areaOf(other.box) - areaOf(one.box))
    .filter(({ text }) => {
      left -= text.length;
      return left >= 0;
    });
  return paths.filter((path) => chosen.includes(path));
}

function addressOf(open: string, paths: readonly Path[], fills: Fills, close: string): string {
  const kinds = [...new Set(paths.map(({ kind }) => kind))];
  const rules = (of: ReadonlyMap<string, string>) =>
    kinds.map((kind) => (of.has(kind) ? `.${kind}{fill:${of.get(kind)}}` : '')).join('');
  const style = `<style>${rules(fills.day)}@media(prefers-color-scheme:dark){${rules(fills.night)}}</style>`;
  const svg = `${open}${style}${paths.map(({ text }) => text).join('')}${close.trim()}`;
  // Escapes what a URL without quotes may not contain in a style attribute.
  const escaped = svg.replace(
    /[%#<>\s"()]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  );
  return `data:image/svg+xml,${escaped}`;
}

function boxOf(d: string, transform: string): Box {
  const across: number[] = [];
  const down: number[] = [];
  svgpath(d)
    .transform(transform)
    .abs()
    .iterate(([command, ...numbers], _, x, y) => {
      const end = numbers.slice(-2).map(Number);
      across.push(command === 'V' ? x : (end[0] ?? x));
      down.push(command === 'H' ? y : (end.at(-1) ?? y));
    });
  return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
}

function boxOfView(viewBox: string): Box {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  return [left, top, left + width, top + height];
}

const areaOf = ([left, top, right, bottom]: Box) => (right - left) * (bottom - top);

const overlaps = (one: Box, other: Box) =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
