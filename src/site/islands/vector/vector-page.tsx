import type { ReactNode } from 'react';
import styles from './vector.module.css';

/**
 * The head of a page in MediaWiki's skin Vector: its title, what belongs to it on the left, and on the
 * right what one does with it.
 *
 * @param children what one does with it
 * @param tools what the menu of the rest is called, where that is a menu
 */
export function VectorPageHead({
  title,
  page,
  discussion,
  tools,
  children,
}: {
  title: string;
  page: string;
  discussion: string;
  tools?: string;
  children: ReactNode;
}) {
  return (
    <>
      <div className={styles.title}>{title}</div>
      <div className={styles.tabs}>
        <b>{page}</b>
        <u>{discussion}</u>
        <span>{children}</span>
        {tools && <span>{`${tools} ▾`}</span>}
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
