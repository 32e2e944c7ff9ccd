import { type PageKey, type PageRoute, pageRoutes, routes } from '../routes.ts';

/**
 * How high each drawing is, and with it how a page ends on a wide screen: `low` is a strip below one line of
 * heading and buttons, `rising` one large thing beside the words, which stand above the others.
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

/** What is seen at the end of the pages that say what to do next; the others end on a part of the border. */
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

/** Parts of the border by which pages take turns; each has another thing in it. */
export const borderViews = ['cloister', 'beds', 'gate', 'trees', 'well'] as const;

/** What a page ends on; a copy of a page at a second address, on what that page does. */
export function footerDrawingOf(page: PageKey): FooterDrawing | undefined {
  const original = pageRoutes[placeOf(page)];
  return original && drawings[original[0]];
}

/** The part of the border on which a page ends that has no drawing of its own. */
export function borderViewOf(page: PageKey): (typeof borderViews)[number] {
  return borderViews[placeOf(page) % borderViews.length] ?? borderViews[0];
}

/** Its place in the route table, or that of the page that it is a copy of. */
function placeOf(page: PageKey): number {
  const { path, canonical = path }: PageRoute = routes[page];
  return pageRoutes.findIndex(([, route]) => route.path === canonical);
}
