import { limb } from '../endings/limb.ts';

interface Sleeve {
  coat: string | undefined;
}

/** The arm that is nearer to us, down from the shoulder to an elbow on the sill; its forearm follows. */
export const NearArm = ({ coat }: Sleeve) => (
  <path className={coat} d="M-26-94C-54-88-62-58-70-14Q-76 10-60 14L-40-4C-34-24-30-38-26-52" />
);

/** The forearm of the nearer arm, along the sill to the right up to a wrist at -22, 6. */
export const NearForearm = ({ coat }: Sleeve) => (
  <path className={coat} d="M-71.6-3Q-74 13-60 14Q-40 17-21 14Q-17 5-20-3Q-34 0-44-10" />
);

/** The arm behind, down from the shoulder to an elbow beside the body. */
export const FarArm = ({ coat }: Sleeve) => (
  <path className={coat} d="M4-97C36-92 56-56 74-14Q78 2 66 5Q52 6 46-4C38-26 28-42 16-56" />
);

/** The forearm of the arm behind, along the sill to the left, its wrist at 46, -2. */
export const FarForearm = ({ coat }: Sleeve) => (
  <path className={coat} d="M74.6-11Q77 4 66 7Q54 9 46 6Q42-1 46-9Q52-9 56-14" />
);

/** The forearm of the arm behind, up from its elbow on the sill to a wrist at 62, -34. */
export const RaisedForearm = ({ coat }: Sleeve) => (
  <>
    <path className={coat} d="M53-30Q49-14 50-2Q52 8 64 8Q76 8 78-4Q78-18 71-32" />
    <path className={coat} d="M51-34l20-2 3 8-22 2z" />
  </>
);

/** A forearm across the body, from the elbow beside it up to the other arm. */
export const CrossedForearm = ({ coat }: Sleeve) => (
  <path className={coat} d={limb([70, -6, 10], [30, -15, 9.5], [-16, -24, 8])} />
);
