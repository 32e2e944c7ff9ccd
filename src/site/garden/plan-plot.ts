/** The properties of a plan that its drawing shows. */
export interface DrawnPlan {
  /** At least 1; `Infinity` without a limit. */
  wikis: number;
  /** `Infinity` without a limit. */
  storageGb: number;
  /** Whether a wiki may have a domain of its own. */
  hasCustomDomain: boolean;
  /** Whether members log in by single sign-on. */
  hasSingleSignOn: boolean;
  /** Whether storage has no fixed limit. */
  isStorageOpenEnded: boolean;
}

type Corner = readonly [x: number, y: number];

/** Sizes of beds along x and y. */
export const bedSizes = {
  whole: { width: 126, depth: 126 },
  half: { width: 56, depth: 126 },
  quarter: { width: 56, depth: 56 },
};

interface Thing {
  is: 'bed' | 'fountain';
  /** The rear corner of a bed, the middle of a fountain. */
  at: Corner;
  scale: number;
}

/** The things on a plot, which extends from -8 to 136 along both axes. */
export interface Plot {
  size: keyof typeof bedSizes;
  /** Whether what is planted is in bloom. */
  isInBloom: boolean;
  /** In painting order, from the rear to the front. */
  things: readonly Thing[];
}

const near = -2;
const far = 130;
const middle = (near + far) / 2;
/** From this storage on a bed is large. */
export const largeBedGb = 25;

/**
 * Lays out a plot: a bed for each wiki, at most four, and a fountain in the first free place, otherwise at
 * the crossing of the paths.
 */
export function plotOf({ wikis, storageGb, isStorageOpenEnded }: DrawnPlan): Plot {
  const isInBloom = storageGb >= largeBedGb;
  if (isStorageOpenEnded || wikis > 2) {
    return { size: 'quarter', isInBloom, things: quarters(wikis, isStorageOpenEnded) };
  }
  const scale = wikis === 1 && !isInBloom ? 0.92 : 1;
  const size = wikis === 1 ? 'whole' : 'half';
  const { width, depth } = bedSizes[size];
  const starts = wikis === 1 ? [middle - (scale * width) / 2] : [near, far - width];
  const y = Math.round(middle - (scale * depth) / 2);
  return { size, isInBloom, things: starts.map((x) => bedAt(Math.round(x), y, scale)) };
}

function bedAt(x: number, y: number, scale = 1): Thing {
  return { is: 'bed', at: [x, y], scale };
}

function quarters(wikis: number, isStorageOpenEnded: boolean): Thing[] {
  const side = bedSizes.quarter.width;
  const starts = [near, far - side];
  const corners = starts.flatMap((y) => starts.map((x): Corner => [x, y]));
  const beds = corners.slice(0, wikis).map(([x, y]) => bedAt(x, y));
  if (!isStorageOpenEnded) return beds;
  const free = corners[wikis];
  const fountain: Thing = free
    ? { is: 'fountain', at: [free[0] + side / 2, free[1] + side / 2], scale: 1 }
    : { is: 'fountain', at: [middle, middle], scale: 0.6 };
  return [...beds.slice(0, 3), fountain, ...beds.slice(3)];
}
