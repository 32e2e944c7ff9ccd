import type { ReactNode } from 'react';
import styles from '../garden.module.css';
import own from '../heads.module.css';

/** What somebody has on the head, or the hair that is seen. */
export type Hair = 'short' | 'bun' | 'plait' | 'curls' | 'straw' | 'cap' | 'scarf';

/** How somebody looks: classes of paint, and the head. */
export interface Looks {
  skin: string | undefined;
  coat: string | undefined;
  /** Trousers, or the skirt. */
  below: string | undefined;
  hair: Hair;
  isGrey?: boolean;
  hasBeard?: boolean;
  hasSkirt?: boolean;
}

const short =
  'M-7.6-5q-4-9 0-13q5-5.5 12.5-3.2q5 2 4 7.4q-5 .6-7.7-1.4q-.6 4-2.8 6.4q-2.6-1-2.8 2.4q-1 1.4-3.2 1.4';

const hairs: Record<Hair, (paint: string | undefined) => ReactNode> = {
  short: (paint) => <path className={paint} d={short} />,
  bun: (paint) => (
    <>
      <circle className={paint} cx="-10" cy="-15" r="5" />
      <path className={paint} d={short} />
    </>
  ),
  plait: (paint) => (
    <>
      <path className={paint} d="M-7-10q-7 6-5 14q-3 5 1 10q4-4 2.5-9q3-7 5.5-12z" />
      <path className={paint} d={short} />
    </>
  ),
  curls: (paint) => (
    <path
      className={paint}
      d="M-6-3q-5 0-5-4.5q-3.5-3-1-6.5q-1.5-5 3.5-6.5q2-4.5 7-3q5-2 7.5 2q4.5 1.5 3 6.5q-4 2-7.5-.5q-.6 5-3.5 7q-2.6-.5-1.5 3q-.5 2.5-2.5 2.5"
    />
  ),
  straw: (paint) => (
    <>
      <path className={paint} d="M-7.6-5q-3-6-1-9h6q0 5-1.4 7q-2.6 0-2 3z" />
      <path className={own.straw} d="M-9-13.5q.5-10.5 9.5-10.5t9.5 10.5z" />
      <path className={styles.tulip} d="M-9.2-12.5l.8-4.5q8.9-2 17.8 0l.8 4.5z" />
      <path className={own.straw} d="M-18-11q8-4.5 18.5-4.5t18.5 4.5q-8 2.2-18.5 2.2t-18.5-2.2" />
    </>
  ),
  cap: (paint) => (
    <>
      <path className={paint} d="M-7.6-5q-3-6-1-9h6q0 5-1.4 7q-2.6 0-2 3z" />
      <path
        className={styles.cornflower}
        d="M-10-13q-2.5-8 7-9q9-1.5 12 5.5l6 3q-1 2-5 1.7q-10-1.2-20-1.2"
      />
    </>
  ),
  scarf: () => (
    <>
      <path className={styles.marigold} d="M-7-8q-6 1-8 7l5 0q3-1.5 4.5-5z" />
      <path
        className={styles.marigold}
        d="M-8-4q-4-9 .5-14.5q6-5 13-2.5q4.5 2.5 3.5 7q-6-1-9 1.5q-1 5-4.5 8q-1 1-3.5.5"
      />
    </>
  ),
};

/** A head that looks to the right; its origin is where the neck begins. */
export function Head({
  looks: { skin, hair, isGrey, hasBeard },
  at: [across, down],
  tilt = 0,
  isTurned = false,
}: {
  looks: Looks;
  at: readonly [number, number];
  /** In degrees, to the front. */
  tilt?: number;
  isTurned?: boolean;
}) {
  const paint = isGrey ? own.grey : own.hair;
  return (
    <g transform={`translate(${across} ${down}) rotate(${tilt})${isTurned ? 'scale(-1 1)' : ''}`}>
      <path className={skin} d="M-4.5 4v-9h8.5v8q-4 4-8.5 1" />
      <path
        className={skin}
        d="M-6.5-4c-3.5-6-3-15.5 6.5-16c6 0 9 3.5 8.8 8.5l2 3q.3 1.3-1.8 1.5q.6 3-.7 4.6c-3 2.6-8 1.8-10.3.4q-2-.5-4.5-2"
      />
      <circle className={own.eye} cx="5.4" cy="-10" r=".5" />
      {hasBeard && <path className={paint} d="M-3-9Q-1-4 4-6.5L9-6.4Q10 1 5 4.5Q-3 5-4-3z" />}
      {hairs[hair](paint)}
    </g>
  );
}
