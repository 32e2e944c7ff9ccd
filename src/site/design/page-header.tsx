import type { ReactNode } from 'react';
import { useSite } from '../context.tsx';
import { InvalidParameters } from '../form/invalid-parameters.tsx';
import styles from './page-header.module.css';

/**
 * The head of a page: its one `<h1>`, a few sentences, and optionally a picture beside them. Parameters of
 * the address that are not on offer are reported first.
 *
 * @param isPictureSpare whether narrow screens hide the picture
 * @param children the sentences
 */
export function PageHeader({
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
        <InvalidParameters />
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
