import type { ReactNode } from 'react';
import { useSite } from '../context.tsx';
import { NotOffered } from '../form/not-offered.tsx';
import styles from './page-head.module.css';

/**
 * The opening of a page: its one `<h1>`, a few sentences, and perhaps a picture beside them. What the
 * address names that is not on offer is said first.
 *
 * @param isPictureSpare whether narrow screens leave the picture out, so that what follows comes sooner
 * @param children the sentences
 */
export function PageHead({
  title,
  picture,
  isPictureSpare = false,
  children,
}: {
  title: string;
  picture?: ReactNode;
  isPictureSpare?: boolean;
  children?: ReactNode;
}) {
  useSite().headings.push(title);
  const look = picture ? styles.pictured : styles.plain;
  return (
    <div className={`${styles.head} ${look}`}>
      <div>
        <h1>{title}</h1>
        <NotOffered />
        {children && <div className={styles.lede}>{children}</div>}
      </div>
      {picture && (
        <div className={isPictureSpare ? `${styles.picture} ${styles.spare}` : styles.picture}>
          {picture}
        </div>
      )}
    </div>
  );
}
