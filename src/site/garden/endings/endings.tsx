import type { ReactNode } from 'react';
import { plots, sizes, sower } from './beds.tsx';
import type { EndingName } from './ending-names.ts';
import { gate, keeper } from './gates.tsx';
import { slate, sundial } from './pots.tsx';
import { barrow, signpost } from './ways.tsx';
import { bench, stories, table } from './writers.tsx';

/** The last pictures of pages; each has somebody who does what its page is about. */
export const endings: Record<EndingName, ReactNode> = {
  barrow,
  bench,
  gate,
  keeper,
  plots,
  signpost,
  sizes,
  slate,
  sower,
  stories,
  sundial,
  table,
};
