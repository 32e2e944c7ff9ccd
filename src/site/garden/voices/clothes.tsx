import type { ReactNode } from 'react';
import styles from '../garden.module.css';

/** Chest and shoulders of somebody who is turned to the right a little. */
export const Chest = ({ coat, children }: { coat: string | undefined; children?: ReactNode }) => (
  <>
    <path
      className={coat}
      d="M-46 6C-44-40-56-80-40-87Q-28-95-12-98Q8-98 20-90C40-80 46-44 48 6z"
    />
    {children}
  </>
);

/** Round the neck. */
export const Collar = () => (
  <path className={styles.feather} d="M-27-90l9-9q12 8 20 0l8 7-9 12-10-8-9 11z" />
);
