import { limb } from '../endings/limb.ts';
import styles from '../garden.module.css';

interface Hand {
  skin: string | undefined;
  /** Where the wrist is. */
  at: readonly [across: number, down: number];
  /** In degrees; it points to the right if it is not turned. */
  turn?: number;
}

/** Lies flat: four fingers that bend a little, the thumb behind them. */
export const Flat = ({ skin, at: [across, down], turn = 0 }: Hand) => (
  <g className={skin} transform={`translate(${across} ${down})rotate(${turn})`}>
    <path d={limb([1, -4, 4], [11, -9.5, 3.6], [21, -9, 2.8])} />
    <path d={limb([12, -4.5, 3.4], [25, -5.5, 3.2], [35, -1, 2.6])} />
    <path d={limb([12, -0.5, 3.4], [27, -1, 3.2], [37, 3.5, 2.6])} />
    <path d={limb([12, 3.5, 3.3], [25, 3.5, 3.1], [34, 7.5, 2.5])} />
    <path d={limb([10, 7, 3], [20, 7.5, 2.8], [27, 10, 2.3])} />
    <path d="M16-8Q6-10.5-4-6V7Q4 11.5 14 10.5" />
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

/** Writes to the left; the pencil lies on the middle finger, between thumb and forefinger. */
export const Writing = ({ skin, at: [across, down] }: Hand) => (
  <g transform={`translate(${across} ${down})`}>
    <g className={skin}>
      <path d={limb([-3, 6, 3], [-12, 9, 3], [-16, 9.5, 2.4])} />
      <path d={limb([-6, 3, 3.4], [-16, 6, 3.2], [-20, 9, 2.4])} />
      <path d="M3-8Q-6-13-13-9Q-19-3-14 4Q-8 11 4 7" />
    </g>
    <path className={styles.marigold} d="M-24 13l2-8 20-36 5 3-20 36z" />
    <g className={skin}>
      <path d={limb([-8, -8, 3.6], [-18, -6, 3.2], [-20, 5, 2.5])} />
      <path d={limb([0, 1, 4], [-9, -1.5, 3.6], [-16, 4.5, 2.7])} />
      <path stroke="none" d="M4-4V5L-4 4V-3z" />
    </g>
  </g>
);
