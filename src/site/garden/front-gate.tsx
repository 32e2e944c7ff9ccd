import type { ReactNode } from 'react';
import styles from './garden.module.css';
import type { GateState } from './gate-house.tsx';

/** A closed leaf in its arch, and a leaf that stands wide open. */
const leaves = {
  shutLeft: 'M35 0v-50a19 19 0 0 0-19 19V0zm-5 0v-48m-5 48v-45m-5 45v-39',
  shutRight: 'M35 0v-50a19 19 0 0 1 19 19V0zm5 0v-48m5 48v-45m5 45v-39',
  openLeft: 'M16 0H2v-49q10 3 14 18zm-5 0v-42m-5 42v-47',
  openRight: 'M54 0h14v-49q-10 3-14 18zm5 0v-42m5 42v-47',
};

/**
 * A gate seen from the front, 70 wide, under its roof; its foot on the left is the origin.
 *
 * @param children what is visible through the gate
 */
export function FrontGate({ state, children }: { state: GateState; children?: ReactNode }) {
  return (
    <>
      <g className={styles.wall}>
        <path d="M0 0v-66h70V0z" />
        <path className={styles.right} d="M12 0v-32a23 23 0 0 1 46 0V0z" />
      </g>
      <path className={styles.lawn} d="M16 0v-31a19 19 0 0 1 38 0V0z" />
      {children}
      <g className={styles.roof}>
        <path d="M-6-66h82l-41-26z" />
        <path className={styles.right} d="M35-92l41 26H35z" />
      </g>
      <g className={styles.wood}>
        {state !== 'open' && <path d={leaves.shutLeft} />}
        {state === 'closed' && <path d={leaves.shutRight} />}
        {state === 'open' && <path className={styles.right} d={leaves.openLeft} />}
        {state !== 'closed' && <path className={styles.right} d={leaves.openRight} />}
      </g>
    </>
  );
}
