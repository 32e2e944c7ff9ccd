import type { ReactNode } from 'react';
import styles from './section.module.css';

/**
 * A part of a page: a narrow margin column for a label or a note, a wide one for the content.
 *
 * @param note what the margin says about the part; on narrow screens it follows the heading
 */
export function Section({
  id,
  title,
  note,
  children,
}: {
  id?: string;
  title: ReactNode;
  note?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className={styles.section} id={id}>
      <div className={styles.columns}>
        <h2>{title}</h2>
        {note && <div className={styles.note}>{note}</div>}
        <div className={styles.matter}>{children}</div>
      </div>
    </section>
  );
}

/** Running text at a readable measure. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
