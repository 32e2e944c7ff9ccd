import type { ReactNode } from 'react';
import styles from '../garden.module.css';

/**
 * A niche of the cloister with a sill that is seen from above a little, so that something can lie on it; the
 * middle of its foot is the origin.
 *
 * @param stone what its walls are made of
 * @param children who stands in it; their origin is the rear edge of the sill
 * @param before what is on the sill, arms and all
 */
export function Niche({
  stone = styles.wall,
  children,
  before,
}: {
  stone?: string | undefined;
  children: ReactNode;
  before: ReactNode;
}) {
  return (
    <>
      <g className={stone}>
        <path d="M-116-32v-108a116 116 0 0 1 232 0v108z" />
        <path className={styles.right} d="M-98-32v-108a98 98 0 0 1 196 0v108z" />
      </g>
      <path className={styles.opening} d="M-86-32v-108a92 92 0 0 1 184-6v114z" />
      <g transform="translate(6-31)scale(1.12)">{children}</g>
      <g className={stone}>
        <path d="M-120-14l4-18h232l4 18z" />
        <path className={styles.left} d="M-120 0v-14h240V0z" />
      </g>
      <path className={styles.shade} d="M-78-14l6-12H92l6 12z" />
      <g transform="translate(6-31)scale(1.12)">{before}</g>
    </>
  );
}
