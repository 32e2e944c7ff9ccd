import { limb } from '../endings/limb.ts';
import faint from '../faint.module.css';
import styles from '../garden.module.css';

interface Hand {
  skin: string | undefined;
  /** Where the wrist is. */
  at: readonly [across: number, down: number];
  /** In degrees; it points to the right if it is not turned. */
  turn?: number;
}

/** Lies flat, its four fingers close together, the thumb along them. */
export const Flat = ({ skin, at: [across, down], turn = 0 }: Hand) => (
  <g className={skin} transform={`translate(${across} ${down})rotate(${turn})`}>
    <path d="M-4-6Q8-9 16-8L29-6.5q5.5 .3 4.5 3.7q5.5 .2 3 3.6q1 3.4-3 3.4q0 3-4.5 3.2L14 9Q4 10.5-4 7" />
    <path className={faint.faint} d="M33.5-2.8l-14-.7m17 4.3l-17-.6m14 4l-14-.2" />
    <path d="M2-6q5-6 14-6q6 .4 5 3.6q-7 .6-11 5.4" />
  </g>
);

/** The fingers of a hand behind something: only they are seen, round its edge. */
export const Fingers = ({ skin, at: [across, down], turn = 0 }: Hand) => (
  <path
    className={skin}
    transform={`translate(${across} ${down})rotate(${turn})`}
    d="M0-14h13q4 0 4 3.5t-4 3.5H0h15q4 0 4 3.5t-4 3.5H0h14.5q4 0 4 3.5t-4 3.5H0h11.5q4 0 4 3.5t-4 3.5H0"
  />
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
