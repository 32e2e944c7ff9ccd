import type { ReactNode } from 'react';
import styles from './menu.module.css';

/**
 * A drop-down. `<details>` opens it by click, touch and keyboard without any script; with
 * `opensOnHover` the style sheet also opens it under the pointer on wide screens.
 */
export function Menu({
  label,
  labelledFor,
  opensOnHover = false,
  children,
}: {
  label: ReactNode;
  /** Spoken instead of the visible label where that says too little alone. */
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
