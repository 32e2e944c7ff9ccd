import type { ReactNode } from 'react';
import type { headNames } from './head-names.ts';
import { BeardCarries } from './voices/beard-carries.tsx';
import { BunWrites } from './voices/bun-writes.tsx';
import { HatReads } from './voices/hat-reads.tsx';
import { SpectaclesRest } from './voices/spectacles-rest.tsx';

/** What each of them fills, its line included. */
export const headView = '-122 -261.5 244 262';

/** Whose voices the first page hears, each at work in a niche of the cloister. */
export const heads: Record<(typeof headNames)[keyof typeof headNames][number], ReactNode> = {
  hat: <HatReads />,
  bun: <BunWrites />,
  spectacles: <SpectaclesRest />,
  beard: <BeardCarries />,
};
