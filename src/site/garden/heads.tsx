import type { ReactNode } from 'react';
import type { headNames } from './head-names.ts';
import { BeardCarries, BunWrites, HatReads, SpectaclesRest } from './voices/people.tsx';

/** What each of them fills, its line included. */
export const headView = '-122 -261.5 244 262';

/** Whose voices the first page hears, each at work in a niche of the cloister. */
export const heads: Record<(typeof headNames)[keyof typeof headNames][number], ReactNode> = {
  hat: <HatReads />,
  bun: <BunWrites />,
  spectacles: <SpectaclesRest />,
  beard: <BeardCarries />,
};
