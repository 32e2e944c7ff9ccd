import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { sharePictureSize } from '../../site/addresses.ts';
import { viewBoxes } from '../../site/garden/view-boxes.ts';
import type { PageTree } from '../page-tree.ts';
import { type Style, styleComputer } from './computed-style.ts';
import { drawPicture, type Pen } from './draw-picture.ts';
import { breakHeading, setLine } from './set-text.ts';

const margin = 72;
const mark = { left: margin, top: 60, width: 56, height: 56 };
const scene = { left: 640, top: 60, width: 520, height: 510 };
const column = { width: 540, lineHeight: 1.08 };
const middleOfColumn = 350;

/** A page's drawing, and the sheet that it is painted with. */
export interface PageScene {
  picture: Element;
  css: string;
}

/**
 * Finds the first drawing of the garden on a page.
 *
 * @throws when it has none
 */
export function sceneOf({ tree, canonical }: PageTree): PageScene {
  const boxes = Object.values(viewBoxes);
  const picture = selectAll('main svg', tree).find(({ properties }) =>
    boxes.includes(String(properties.viewBox)),
  );
  if (!picture) throw new Error(`${canonical} has no drawing of the garden.`);
  return { picture, css: cssOf(tree) };
}

/**
 * Draws what is shown beside a shared link: the brand, the page's heading, and a drawing.
 *
 * @param drawing from this page or another one
 * @returns an SVG document of paths only
 */
export function shareCard({ tree, heading }: PageTree, drawing: PageScene): string {
  const brand = select('header svg', tree);
  const name = select('header a:has(svg)', tree);
  if (!brand || !name) throw new Error('The bar of a page has lost its brand.');
  const own = sheetWith(brand, cssOf(tree));
  const other = sheetWith(drawing.picture, drawing.css);
  const { lines, size } = breakHeading(heading, column.width);
  const pitch = size * column.lineHeight;
  // Letters stand on a line some seven tenths of their size below the top.
  const first = middleOfColumn - (pitch * lines.length) / 2 + size * 0.82;
  const words = [
    setLine(textOf(name), mark.left + mark.width + 18, mark.top + 41, 38),
    ...lines.map((line, index) => setLine(line, margin, first + index * pitch, size)),
  ];
  const { width, height } = sharePictureSize;
  const { background, color } = own.body;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path fill="${background}" d="M0 0h${width}v${height}H0z"/>`,
    drawPicture(drawing.picture, scene, other.body, { ...other, linePx: 1.4 }),
    drawPicture(brand, mark, own.body, { ...own, linePx: 1 }),
    `<g fill="${color}">${words.join('')}</g>`,
    '</svg>',
  ].join('');
}

function cssOf(tree: Root): string {
  return textOf(select('style', tree) ?? { type: 'root', children: [] });
}

/** A picture alone on a page: how it is painted, and what the page hands down to it. */
function sheetWith(picture: Element, css: string): Pick<Pen, 'styleOf'> & { body: Style } {
  const body: Element = { type: 'element', tagName: 'body', properties: {}, children: [picture] };
  const html: Element = { type: 'element', tagName: 'html', properties: {}, children: [body] };
  const styleOf = styleComputer({ type: 'root', children: [html] }, css);
  return { styleOf, body: styleOf(body, styleOf(html, {})) };
}
