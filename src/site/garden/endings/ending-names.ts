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

/**
 * How many units of the drawing each height of such a picture shows. It is its pixels on a phone, except
 * where the picture rises beside the words, for which a phone has no room.
 */
export const endingHeights = { low: 190, middle: 240, tall: 300, rising: 480 } as const;

interface EndingView {
  /** How high the picture is. */
  size: keyof typeof endingHeights;
  /** Where on a wide screen its origin stands, as a share of the width: on a phone it is in the middle. */
  origin: number;
  /** Where the words stand: above it, or beside it. */
  words: 'left' | 'beside';
}

/** How each picture is shown. */
export const endingViews: Record<EndingName, EndingView> = {
  gate: { size: 'tall', origin: 0.64, words: 'left' },
  barrow: { size: 'middle', origin: 0.3, words: 'left' },
  sizes: { size: 'low', origin: 0.5, words: 'left' },
  sower: { size: 'low', origin: 0.42, words: 'left' },
  plots: { size: 'low', origin: 0.5, words: 'left' },
  table: { size: 'rising', origin: 0.72, words: 'beside' },
  bench: { size: 'rising', origin: 0.72, words: 'beside' },
  signpost: { size: 'tall', origin: 0.24, words: 'left' },
  stories: { size: 'middle', origin: 0.33, words: 'left' },
  slate: { size: 'low', origin: 0.5, words: 'left' },
  sundial: { size: 'middle', origin: 0.5, words: 'left' },
  keeper: { size: 'tall', origin: 0.5, words: 'left' },
};
