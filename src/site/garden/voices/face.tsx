import type { ReactNode } from 'react';
import faint from '../faint.module.css';
import styles from '../garden.module.css';

/** Which way the eyes look: down at something, or shut with a smile. */
const eyes = {
  down: 'M10-30.5q5 3.4 10-.6m-12.5-8q5-4 10.5-1.2',
  shut: 'M10-30q5-4.4 9.6.2m-12-10.6q5-4 10.5-1',
};

/**
 * A head that is turned to the right, with its neck; where they meet is the origin.
 *
 * @param tilt in degrees, to the front
 * @param behind what is seen of the hair behind the neck
 * @param children hair, and what is worn
 */
export function Face({
  skin,
  at: [across, down],
  tilt = 0,
  look = 'down',
  behind,
  children,
}: {
  skin: string | undefined;
  at: readonly [across: number, down: number];
  tilt?: number;
  look?: keyof typeof eyes;
  behind?: ReactNode;
  children: ReactNode;
}) {
  return (
    <g transform={`translate(${across} ${down})`}>
      <g transform={`rotate(${tilt})`}>{behind}</g>
      <path className={skin} d="M-13 8q1-14-2-38h24v36q-10 9-22 2" />
      <path className={styles.shade} d="M-6-6q8 8 15 6v10q-3 2-7 3q2-12-8-19" />
      <g transform={`rotate(${tilt})`}>
        <path
          className={skin}
          d="M-22-22C-30-44-18-60 2-60c14 0 22 9 21 20c0 3 .6 5 2 7l5.5 9q1.2 3-4 3.8q1.4 2.4.6 4.2q1.4 1.6.2 3.8q1.6 6-2.4 8.2c-6 3.4-14 3-21-1.2q-6-3-8-11"
        />
        <path className={styles.line} d={`${eyes[look]}m8 28q-4 3-9 0`} />
        {children}
      </g>
    </g>
  );
}

/** The ear of a face, over the hair. */
export const Ear = ({ skin }: { skin: string | undefined }) => (
  <>
    <path className={skin} d="M-7-21q-5-9 1-11.5q8-1 6 7q-1 3-3 4.5q-1.5 4-4 0" />
    <path className={faint.faint} d="M-2.5-29q-3-.5-3 3" />
  </>
);
