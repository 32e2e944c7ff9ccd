import type { ReactNode } from 'react';
import styles from './actions.module.css';

/** Buttons side by side, on a phone below each other. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
