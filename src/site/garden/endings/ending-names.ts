import type { PageKey } from '../../routes.ts';

/** What is seen at the end of the pages that say what to do next. */
const endings = {
  landing: 'gate',
  features: 'barrow',
  plans: 'sizes',
  createWiki: 'sower',
  whatIsWikiHosting: 'plots',
  forCompanies: 'table',
  forPersonal: 'bench',
  helpMeChoose: 'signpost',
  moveHere: 'barrow',
  showcase: 'plots',
  about: 'bench',
  useCases: 'stories',
  compare: 'signpost',
  priceCalculator: 'slate',
  consulting: 'slate',
  dedicated: 'sower',
  extensions: 'sundial',
  trust: 'sundial',
  privacy: 'keeper',
} as const;

export type EndingName = (typeof endings)[keyof typeof endings];

export const endingNames: Partial<Record<PageKey, EndingName>> = endings;

/** How many units of the drawing each height of such a picture shows, which is its pixels on a phone. */
export const endingHeights = { low: 190, middle: 240, tall: 300 } as const;

/**
 * How high each picture is, and where on a wide screen its origin stands, as a share of the width: on a
 * phone it is in the middle.
 */
export const endingViews: Record<EndingName, { size: keyof typeof endingHeights; origin: number }> =
  {
    gate: { size: 'tall', origin: 0.64 },
    barrow: { size: 'middle', origin: 0.3 },
    sizes: { size: 'low', origin: 0.5 },
    sower: { size: 'low', origin: 0.42 },
    plots: { size: 'low', origin: 0.5 },
    table: { size: 'tall', origin: 0.55 },
    bench: { size: 'middle', origin: 0.45 },
    signpost: { size: 'tall', origin: 0.24 },
    stories: { size: 'middle', origin: 0.33 },
    slate: { size: 'low', origin: 0.5 },
    sundial: { size: 'middle', origin: 0.5 },
    keeper: { size: 'tall', origin: 0.5 },
  };
