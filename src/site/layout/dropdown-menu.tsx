import type { ReactNode } from 'react';
import styles from './dropdown-menu.module.css';

/**
 * A drop-down menu. As a `<details>` it opens by click, touch and keyboard without script; with
 * `opensOnHover` the style sheet also opens it on hover on wide screens.
 */
export function DropdownMenu({
  label,
  labelledFor,
  opensOnHover = false,
  children,
}: {
  label: ReactNode;
  /** Accessible name, if the visible label alone says too little. */
  labelledFor?: string;
  opensOnHover?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={opensOnHover ? `${styles.menu} ${styles.hover}` : styles.menu}
      data-hover-menu={opensOnHover ? '' : undefined}
    >
      <details name="navbar" data-menu="">
        <summary className={styles.summary} aria-label={labelledFor}>
          {label}
          <i className={styles.caret} />
        </summary>
      </details>
      <div className={styles.panel}>{children}</div>
    </div>
  );
}
