import type { Element, Nodes } from 'hast';
import svgpath from 'svgpath';
import type { Style } from './computed-style.ts';

/** Where a drawing goes, in pixels. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How to draw: with which styles, and how wide a line is that is one pixel wide on the page. */
export interface Pen {
  styleOf: (element: Element, parent: Style) => Style;
  linePx: number;
}

/** A path of a drawing, placed on the sheet. */
export interface PlacedPath {
  d: string;
  /** What is left to do to it: a line that is laid onto a plane changes its width there. */
  transform: string | undefined;
  style: Style;
}

const strokeNames = [
  'stroke-width',
  'stroke-linejoin',
  'stroke-linecap',
  'stroke-dasharray',
  'stroke-opacity',
];

/**
 * Draws a picture of a page again with paths alone, which every renderer draws alike: their styles
 * are attributes.
 *
 * @param picture an `<svg>` with a `viewBox`
 * @param style what it inherits
 * @returns markup in pixels of the frame's sheet; the picture is as large as fits, in the middle
 * @throws for a kind of element that no picture had before
 */
export function drawPicture(picture: Element, frame: Frame, style: Style, pen: Pen): string {
  return placedPaths(picture, frame, style, pen)
    .filter((path) => isSeen(path.style))
    .map((path) => written(path))
    .join('');
}

/** Whether anything is painted in such a style. */
export function isSeen({ fill, stroke = 'none' }: Style): boolean {
  return fill !== 'none' || stroke !== 'none';
}

/** The attributes that say how a path of such a style is painted, with nothing that goes without saying. */
export function paintOf(style: Style): Record<string, string | undefined> {
  const { fill = '#000', stroke = 'none' } = style;
  return {
    fill,
    'fill-opacity': style['fill-opacity'],
    stroke,
    ...(stroke !== 'none' && Object.fromEntries(strokeNames.map((name) => [name, style[name]]))),
  };
}

function written({ d, transform, style }: PlacedPath): string {
  const attributes = Object.entries({ d, transform, ...paintOf(style) }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}="${value.replaceAll('px', '')}"`],
  );
  return `<path ${attributes.join(' ')}/>`;
}

/**
 * Finds the paths of a picture and how each is painted. Outlines that keep their width when a drawing
 * is enlarged or laid onto a plane become outlines of paths that are enlarged and laid there already.
 *
 * @param picture an `<svg>` with a `viewBox`
 * @param style what it inherits
 * @returns from the rear to the front, those that are not seen included
 * @throws for a kind of element that no picture had before
 */
export function placedPaths(picture: Element, frame: Frame, style: Style, pen: Pen): PlacedPath[] {
  const [left = 0, top = 0, width = 1, height = 1] = String(picture.properties.viewBox)
    .split(' ')
    .map(Number);
  const scale = Math.min(frame.width / width, frame.height / height);
  const across = frame.left + (frame.width - width * scale) / 2 - left * scale;
  const down = frame.top + (frame.height - height * scale) / 2 - top * scale;
  const place = `translate(${across} ${down}) scale(${scale})`;
  return draw(picture, style, place);

  function draw(node: Nodes, parent: Style, outer: string): PlacedPath[] {
    if (node.type !== 'element') return [];
    const own = pen.styleOf(node, parent);
    const placed = `${outer} ${spaced(String(node.properties.transform ?? ''))}`.trim();
    switch (node.tagName) {
      case 'svg':
      case 'g':
        return node.children.flatMap((child) => draw(child, own, placed));
      case 'use':
        return draw(targetOf(node), own, placed);
      case 'path':
        return [path(String(node.properties.d), own, placed)];
      case 'circle':
      case 'ellipse':
        return [path(ellipse(node), own, placed)];
      case 'clipPath':
      case 'view':
        return [];
      default:
        throw new Error(`A picture to share has a <${node.tagName}>, which nothing draws yet.`);
    }
  }

  function path(d: string, own: Style, placed: string): PlacedPath {
    if (own['vector-effect'] !== 'non-scaling-stroke') return { d, transform: placed, style: own };
    const style: Record<string, string> = { ...own };
    for (const name of ['stroke-width', 'stroke-dasharray']) {
      const scaled = own[name]?.replace(/[\d.]+/g, (px) => String(Number(px) * pen.linePx));
      if (scaled) style[name] = scaled;
    }
    return { d: svgpath(d).transform(placed).round(1).toString(), transform: undefined, style };
  }

  function targetOf({ properties }: Element): Element {
    const id = String(properties.href).slice(1);
    const target = findById(picture, id);
    if (!target) throw new Error(`A picture to share uses #${id}, which is outside it.`);
    return target;
  }
}

function findById(node: Element, id: string): Element | undefined {
  if (node.properties.id === id) return node;
  for (const child of node.children) {
    const found = child.type === 'element' ? findById(child, id) : undefined;
    if (found) return found;
  }
  return undefined;
}

function ellipse({ properties }: Element): string {
  const { cx = 0, cy = 0, r = 0, rx = r, ry = r } = properties;
  const [x, width, height] = [Number(cx), Number(rx), Number(ry)];
  return `M${x - width} ${cy}a${width} ${height} 0 1 0 ${2 * width} 0a${width} ${height} 0 1 0 ${-2 * width} 0z`;
}

/** `translate(10-510)` is written without a blank to save a byte; not everybody reads that. */
function spaced(transform: string): string {
  return transform
    .replace(/(?<=[\d.])-/g, ' -')
    .replaceAll(')', ') ')
    .trim();
}
