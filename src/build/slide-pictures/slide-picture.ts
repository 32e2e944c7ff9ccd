import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { FileDrawing } from '../../site/garden/slide-drawings.tsx';
import { type Style, styleComputer } from '../share-picture/computed-style.ts';
import { isSeen, type PlacedPath, paintOf, placedPaths } from '../share-picture/draw-picture.ts';

/**
 * A line's width in units of a slide's drawing: on a phone, where it is 330 px wide, and on a wide
 * screen, where it is 590, it comes to what the inline drawings have there.
 */
const slideLinePx = 1.4;

/**
 * Makes a drawing of the garden a file that stands alone: paths that are where they belong already,
 * and a rule for each kind of paint, by day and by night.
 *
 * @param drawing an `<svg>` with a `viewBox`, and how it is shown
 * @param css what it is drawn with on a page
 * @returns an SVG document
 */
export function slidePicture(
  { markup, linePx = slideLinePx, isNight = false, origin }: FileDrawing,
  css: string,
): string {
  const tree = unified().use(rehypeParse, { fragment: true }).parse(markup);
  const picture = tree.children[0] as Element;
  const viewBox = String(picture.properties.viewBox);
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  const frame = { left, top, width, height };
  const painted = ([isNight ? 'dark' : 'light', 'dark'] as const).map((scheme) =>
    placedPaths(
      picture,
      frame,
      {},
      { styleOf: styleComputer(rootOf(picture), css, scheme), linePx },
    ),
  );
  const [day = [], night = []] = painted;
  const kinds = new Map<string, string>();
  const paths = day.flatMap((path, index) => {
    const other = night[index] as PlacedPath;
    if (!isSeen(path.style) && !isSeen(other.style)) return [];
    const rules = [declarations(path.style), declarations(other.style)].join('|');
    const kind =
      kinds.get(rules) ??
      `${String.fromCharCode(97 + (kinds.size % 26))}${kinds.size >= 26 ? Math.floor(kinds.size / 26) : ''}`;
    kinds.set(rules, kind);
    const placed = path.transform === undefined ? '' : ` transform="${flat(path.transform)}"`;
    return [`<path class="${kind}"${placed} d="${path.d}"/>`];
  });
  const rules = [...kinds].map(([pair, kind]) => [kind, ...pair.split('|')] as const);
  const byDay = rules.map(([kind, light]) => `.${kind}{${light}}`).join('');
  const byNight = rules
    .filter(([, light, dark]) => light !== dark)
    .map(([kind, , dark]) => `.${kind}{${dark}}`)
    .join('');
  const [open, close] =
    origin === undefined
      ? [
          `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">`,
          '</svg>',
        ]
      : anchored(origin, height);
  return [
    open,
    ...views(picture),
    `<style>${byDay}${byNight && `@media(prefers-color-scheme:dark){${byNight}}`}</style>`,
    ...paths,
    `${close}\n`,
  ].join('');
}

/**
 * The frame of a drawing that fills any width: its height makes the scale, and its origin moves from the
 * middle of the narrowest screen to its share of a wide one.
 */
function anchored(origin: number, height: number): [open: string, close: string] {
  const share = (origin * wideScreenPx - phonePx / 2) / (wideScreenPx - phonePx);
  const shift = round(phonePx * (0.5 - share));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"><g transform="translate(${shift})"><svg x="${round(share * 100)}%" width="1" height="100%" viewBox="0 ${-height} 4 ${height}" preserveAspectRatio="xMinYMax slice" overflow="visible">`,
    '</svg></g></svg>',
  ];
}

const wideScreenPx = 1440;
const phonePx = 360;
const round = (value: number) => Math.round(value * 10) / 10;

/** Parts of the drawing that an address may ask for by name. */
const views = (picture: Element): string[] =>
  picture.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'view'
      ? [`<view id="${child.properties.id}" viewBox="${child.properties.viewBox}"/>`]
      : [],
  );

const rootOf = (picture: Element): Root => ({ type: 'root', children: [picture] });

function declarations(style: Style): string {
  return Object.entries(paintOf(style))
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${value}`]))
    .join(';');
}

/** A list of transforms without those that do nothing. */
function flat(transform: string): string {
  return transform.replace('translate(0 0) scale(1) ', '');
}
