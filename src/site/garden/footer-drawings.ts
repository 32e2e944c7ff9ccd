import { type PageKey, type PageRoute, pageRoutes, routes } from '../routes.ts';

/**
 * Layout of each drawing on a wide screen: `low` is a strip below one row of heading and buttons, `rising` a
 * tall drawing beside them.
 */
export const footerSizes = {
  gate: 'tall',
  barrow: 'middle',
  sizes: 'low',
  sower: 'low',
  plots: 'middle',
  table: 'rising',
  bench: 'rising',
  signpost: 'middle',
  stories: 'middle',
  slate: 'low',
  sundial: 'middle',
  keeper: 'rising',
} as const;

export type FooterDrawing = keyof typeof footerSizes;

/** Footer illustrations of pages with their own. The other pages show a part of the border. */
const drawings: Partial<Record<PageKey, FooterDrawing>> = {
  landing: 'gate',
  features: 'barrow',
  whatIsWikiHosting: 'barrow',
  forCompanies: 'table',
  forPersonal: 'bench',
  helpMeChoose: 'sizes',
  moveHere: 'barrow',
  showcase: 'plots',
  about: 'bench',
  useCases: 'stories',
  compare: 'signpost',
  consulting: 'slate',
  dedicated: 'sower',
  extensions: 'slate',
  trust: 'sundial',
  privacy: 'keeper',
};

/** Parts of the border drawing, which pages use in turn. */
export const borderViews = ['cloister', 'beds', 'gate', 'trees', 'well'] as const;

/** The footer illustration of a page. A copy at a second address has that of its canonical page. */
export function footerDrawingOf(page: PageKey): FooterDrawing | undefined {
  const original = pageRoutes[placeOf(page)];
  return original && drawings[original[0]];
}

/** The part of the border for a page without its own illustration. */
export function borderViewOf(page: PageKey): (typeof borderViews)[number] {
  return borderViews[placeOf(page) % borderViews.length] ?? borderViews[0];
}

/** Index in the route table of the page or of its canonical page. */
function placeOf(page: PageKey): number {
  const { path, canonical = path }: PageRoute = routes[page];
  return pageRoutes.findIndex(([, route]) => route.path === canonical);
}
