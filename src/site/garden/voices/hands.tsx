import { type Joint, limb } from '../endings/limb.ts';
import styles from '../garden.module.css';

interface Hand {
  skin: string | undefined;
  /** Where the wrist is. */
  at: readonly [across: number, down: number];
  /** In degrees; it points to the right if it is not turned. */
  turn?: number;
}

/** Fingers from the rear to the front, the palm over where they begin, and the thumb over that. */
function Drawn({
  skin,
  at: [across, down],
  turn = 0,
  fingers,
  palm,
  thumb,
}: Hand & { fingers: readonly (readonly Joint[])[]; palm: string; thumb: readonly Joint[] }) {
  return (
    <g className={skin} transform={`translate(${across} ${down})rotate(${turn})`}>
      {fingers.map((joints) => (
        <path key={joints.join()} d={limb(...joints)} />
      ))}
      <path d={palm} />
      <path d={limb(...thumb)} />
    </g>
  );
}

/** Lies on something, its fingers hanging over an edge. */
export const Resting = (hand: Hand) => (
  <Drawn
    {...hand}
    fingers={[
      [
        [12, -4, 3],
        [25, -3, 3],
        [31, 7, 3],
      ],
      [
        [13, -1, 3],
        [25, 2, 3],
        [29, 13, 3],
      ],
      [
        [12, 3, 3],
        [22, 6, 3],
        [25, 16, 3],
      ],
      [
        [9, 5, 3],
        [16, 8, 3],
        [19, 16, 3],
      ],
    ]}
    palm="M-3-6q8-3 15-2q5 1 6 5q0 6-6 10q-7 2-15-1"
    thumb={[
      [6, -6, 3],
      [15, -9, 3],
      [22, -5, 3],
    ]}
  />
);

/** Lies flat. */
export const Flat = (hand: Hand) => (
  <Drawn
    {...hand}
    fingers={[
      [
        [12, -4, 3],
        [24, -6, 3],
        [33, -5, 3],
      ],
      [
        [13, -1, 3],
        [26, -1, 3],
        [36, 0, 3],
      ],
      [
        [12, 3, 3],
        [25, 4, 3],
        [34, 5, 3],
      ],
      [
        [10, 6, 3],
        [20, 8, 3],
        [28, 9, 3],
      ],
    ]}
    palm="M-3-6q8-3 15-2q5 2 5 7q-1 6-7 9q-6 1-13-2"
    thumb={[
      [4, -6, 3],
      [12, -11, 3],
      [20, -12, 3],
    ]}
  />
);

/** The fingers of a hand behind something: only they are seen, round its edge. */
export const Fingers = ({ skin, at: [across, down], turn = 0 }: Hand) => (
  <g className={skin} transform={`translate(${across} ${down})rotate(${turn})`}>
    {[-14, -7, 0, 7].map((y) => (
      <path key={y} d={`M0 ${y}h14q4 0 4 3.5t-4 3.5H0`} />
    ))}
  </g>
);

/** Writes to the left; the pencil is between thumb and finger. */
export const Writing = ({ skin, at: [across, down] }: Hand) => (
  <g transform={`translate(${across} ${down})`}>
    <g className={skin}>
      <path d="M3-7q-12-5-18 0q-6 5-5 10q8 6 16 4q5-1 7-3z" />
      <path d={limb([-8, -6, 3], [-18, -5, 3], [-20, 5, 3])} />
    </g>
    <path className={styles.marigold} d="M-24 13l2-8 20-36 5 3-20 36z" />
    <path className={skin} d={limb([-4, 2, 3], [-11, 6, 3], [-18, 6, 3])} />
  </g>
);
