import type { ReactNode } from 'react';
import styles from './term-list.module.css';

/** Terms, each with its text beside it: questions and answers, cases, pieces of advice. */
export function TermList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>;
}

/**
 * One row of a `TermList`.
 *
 * @param id for links to the row
 * @param note a price or a link at the end of the row
 */
export function Term({
  id,
  name,
  note,
  children,
}: {
  id?: string;
  name: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div id={id}>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
