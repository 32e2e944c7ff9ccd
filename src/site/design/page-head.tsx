import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/**
 * The opening of a page: its one `<h1>`, a few sentences, and perhaps a picture beside them.
 *
 * @param children the sentences
 */
export function PageHead({
  title,
  picture,
  children,
}: {
  title: ReactNode;
  picture?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={picture ? `${styles.head} ${styles.pictured}` : styles.head}>
      <div>
        <h1>{title}</h1>
        <div className={styles.lede}>{children}</div>
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </div>
  );
}
