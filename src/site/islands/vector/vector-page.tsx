import type { ReactNode } from 'react';
import styles from './vector.module.css';

/**
 * The head of a page in MediaWiki's Vector skin: title, namespace tabs, and on the right the action tabs.
 *
 * @param children the action tabs
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

/** A section's heading, with its edit link for roles that may edit. */
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

/** The title of a sidebar, with its "hide" button. */
export function VectorPinned({ title, hide }: Record<'title' | 'hide', string>) {
  return (
    <p className={styles.pinned}>
      <b>{title}</b>
      <em>{hide}</em>
    </p>
  );
}
