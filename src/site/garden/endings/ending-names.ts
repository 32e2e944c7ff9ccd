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
