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

const strokeNames = [
  'stroke-width',
  'stroke-linejoin',
  'stroke-linecap',
  'stroke-dasharray',
  'stroke-opacity',
];

/**
 * Draws a picture of a page again with paths alone, which every renderer draws alike: their styles
 * are attributes, and outlines that keep their width when a drawing is enlarged or laid onto a
 * plane are outlines of paths that are enlarged and laid there already.
 *
 * @param picture an `<svg>` with a `viewBox`
 * @param style what it inherits
 * @returns markup in pixels of the frame's sheet; the picture is as large as fits, in the middle
 * @throws for a kind of element that no picture had before
 */
export function drawPicture(picture: Element, frame: Frame, style: Style, pen: Pen): string {
  const [left = 0, top = 0, width = 1, height = 1] = String(picture.properties.viewBox)
    .split(' ')
    .map(Number);
  const scale = Math.min(frame.width / width, frame.height / height);
  const across = frame.left + (frame.width - width * scale) / 2 - left * scale;
  const down = frame.top + (frame.height - height * scale) / 2 - top * scale;
  const place = `translate(${across} ${down}) scale(${scale})`;
  return draw(picture, style, place);

  function draw(node: Nodes, parent: Style, outer: string): string {
    if (node.type !== 'element') return '';
    const own = pen.styleOf(node, parent);
    const placed = `${outer} ${spaced(String(node.properties.transform ?? ''))}`.trim();
    switch (node.tagName) {
      case 'svg':
      case 'g':
        return node.children.map((child) => draw(child, own, placed)).join('');
      case 'use':
        return draw(targetOf(node), own, placed);
      case 'path':
        return path(String(node.properties.d), own, placed);
      case 'circle':
      case 'ellipse':
        return path(ellipse(node), own, placed);
      case 'clipPath':
        return '';
      default:
        throw new Error(`A picture to share has a <${node.tagName}>, which nothing draws yet.`);
    }
  }

  function path(d: string, own: Style, placed: string): string {
    const { fill = '#000', stroke = 'none' } = own;
    if (fill === 'none' && stroke === 'none') return '';
    const keepsWidth = own['vector-effect'] === 'non-scaling-stroke';
    const attributes: Record<string, string | undefined> = {
      d: keepsWidth ? svgpath(d).transform(placed).round(1).toString() : d,
      transform: keepsWidth ? undefined : placed,
      fill,
      'fill-opacity': own['fill-opacity'],
      stroke,
      ...(stroke !== 'none' && Object.fromEntries(strokeNames.map((name) => [name, own[name]]))),
    };
    if (keepsWidth && stroke !== 'none') {
      for (const name of ['stroke-width', 'stroke-dasharray']) {
        attributes[name] = own[name]?.replace(/[\d.]+/g, (px) => String(Number(px) * pen.linePx));
      }
    }
    const written = Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}="${value.replaceAll('px', '')}"`],
    );
    return `<path ${written.join(' ')}/>`;
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
