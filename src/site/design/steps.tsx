import type { ReactNode } from 'react';
import styles from './steps.module.css';

/** Steps in their order on a dashed line: below each other, or side by side where there is room. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>;
}

/** One of the `Steps`, which are numbered. */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
