import type { ReactNode } from 'react';
import styles from './vector.module.css';

/**
 * The head of a page in MediaWiki's skin Vector: its title, below it what belongs to it, and on the right what
 * one does with it.
 *
 * @param children what one does with it
 */
export function VectorPageHead({
  title,
  page,
  discussion,
  children,
}: Record<'title' | 'page' | 'discussion', string> & { children: ReactNode }) {
  return (
    <>
      <div className={styles.title}>{title}</div>
      <div className={styles.tabs}>
        <b>{page}</b>
        <u>{discussion}</u>
        <span>{children}</span>
      </div>
    </>
  );
}

/** The heading of a section, which who may edit can edit by itself. */
export function VectorHeading({ children, edit }: { children: string; edit: string | false }) {
  return (
    <div className={styles.heading}>
      <span>{children}</span>
      {edit && (
        <small>
          <span>[</span>
          <u>{edit}</u>
          <span>]</span>
        </small>
      )}
    </div>
  );
}

/** The name of what stands beside a page, and how to put it away. */
export function VectorPinned({ title, hide }: Record<'title' | 'hide', string>) {
  return (
    <p className={styles.pinned}>
      <b>{title}</b>
      <em>{hide}</em>
    </p>
  );
}
