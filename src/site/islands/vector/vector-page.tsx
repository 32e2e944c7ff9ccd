import type { ReactNode } from 'react';
import styles from './vector.module.css';

/**
 * The head of a page in MediaWiki's skin Vector: its title, what belongs to it on the left, and on the
 * right what one does with it.
 *
 * @param title unless it is a main page, which greets instead
 * @param children what one does with it
 */
export function VectorPageHead({
  title,
  page,
  discussion,
  children,
}: {
  title?: string;
  page: string;
  discussion: string;
  children: ReactNode;
}) {
  return (
    <>
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.tabs}>
        <b>{page}</b>
        <u>{discussion}</u>
        <span>{children}</span>
      </div>
    </>
  );
}

/** The contents of a page, beside it: the beginning, and what follows. */
export function VectorContents({
  title,
  beginning,
  section,
}: {
  title: string;
  beginning: string;
  section: string;
}) {
  return (
    <div className={styles.contents}>
      <p>
        <b>{title}</b>
      </p>
      <b>{beginning}</b>
      <u>{section}</u>
    </div>
  );
}
