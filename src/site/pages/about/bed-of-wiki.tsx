import type { ReactNode } from 'react';
import styles from './retention.module.css';

export const situations = ['running', 'unpaid', 'quarantined', 'ended', 'cancelled'] as const;

/** Three plants that stand in the bed. */
const plants = [20, 56, 92]
  .map((x) => `M${x} 52V30m0 16q-11-1-12-12q12 0 12 12q0-12 12-12q-1 11-12 12`)
  .join('');

const drawings: Record<(typeof situations)[number], ReactNode> = {
  running: (
    <>
      <path className={styles.leaf} d={plants} />
      <path className={styles.flowers} d="M20 25h0m36 0h0m36 0h0" />
    </>
  ),
  // Behind a fence.
  unpaid: (
    <>
      <path className={styles.faded} d={plants} />
      <path
        className={styles.fence}
        d="M0 32h112v6H0zm0 22h112v6H0zM8 74V22l5-6 5 6v52zm28 0V22l5-6 5 6v52zm29 0V22l5-6 5 6v52zm28 0V22l5-6 5 6v52z"
      />
    </>
  ),
  // Under glass.
  quarantined: (
    <>
      <path className={styles.faded} d={plants} />
      <path className={styles.glass} d="M4 52V36a52 30 0 0 1 104 0v16zM56 6V1" />
    </>
  ),
  // Two plants are still there, one is being carried away.
  ended: (
    <>
      <path className={styles.leaf} d={plants} />
      <path d="M34 12h44m-9-8 9 8-9 8" />
    </>
  ),
  cancelled: null,
};

/** The situation of a wiki as a flower bed: in bloom, fenced off, under glass, about to move, or bare. */
export function BedOfWiki({ situation }: { situation: (typeof situations)[number] }) {
  return (
    <svg className={styles.bed} viewBox="-1 0 114 76" aria-hidden>
      <path
        className={situation === 'cancelled' ? styles.bare : styles.wood}
        d="M0 52h112v22H0zm0 11h112"
      />
      {drawings[situation]}
    </svg>
  );
}
