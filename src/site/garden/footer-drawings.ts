import { type PageKey, type PageRoute, pageRoutes, routes } from '../routes.ts';

/**
 * What is seen at the end of the pages that say what to do next. Where one orders, that is said on one line, and the
 * page ends as any other.
 */
const endings = {
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
} as const;

export type EndingName = (typeof endings)[keyof typeof endings];

export const endingNames: Partial<Record<PageKey, EndingName>> = endings;

/** What a page ends on; a copy of a page at a second address, on what that page does. */
export function endingOf(page: PageKey): EndingName | undefined {
  const { path, canonical = path }: PageRoute = routes[page];
  const original = pageRoutes.find(([, route]) => route.path === canonical);
  return original && endingNames[original[0]];
}

/**
 * How many units of the drawing each height of such a picture shows. It is its pixels on a phone, except
 * where the picture rises, for which a phone has no room.
 */
export const endingHeights = { low: 190, middle: 240, tall: 300, rising: 480 } as const;

interface EndingView {
  /**
   * How high the picture is, and with it how the page ends on a wide screen: `low` is a strip below one
   * line of heading and buttons, `rising` one large thing beside the words, which stand above the others.
   */
  size: keyof typeof endingHeights;
  /** Where on a wide screen its origin stands, as a share of the width: on a phone it is in the middle. */
  origin: number;
}

/** How each picture is shown. */
export const endingViews: Record<EndingName, EndingView> = {
  gate: { size: 'tall', origin: 0.64 },
  barrow: { size: 'middle', origin: 0.3 },
  sizes: { size: 'low', origin: 0.5 },
  sower: { size: 'low', origin: 0.42 },
  plots: { size: 'middle', origin: 0.5 },
  table: { size: 'rising', origin: 0.72 },
  bench: { size: 'rising', origin: 0.72 },
  signpost: { size: 'middle', origin: 0.24 },
  stories: { size: 'middle', origin: 0.33 },
  slate: { size: 'low', origin: 0.5 },
  sundial: { size: 'middle', origin: 0.5 },
  keeper: { size: 'rising', origin: 0.72 },
};
