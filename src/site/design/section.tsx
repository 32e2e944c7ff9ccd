import type { ReactNode } from 'react';
import styles from './section.module.css';

/**
 * A part of a page: a heading, and the content below it.
 *
 * @param note what belongs to all of the content: at the end of the heading's line, on narrow screens
 *   after it
 * @param isBand whether a ground of its own, as wide as the window, sets the part apart
 * @param isNight whether that ground is dark in either scheme: the loudest part of a page
 */
export function Section({
  id,
  title,
  note,
  isBand = false,
  isNight = false,
  children,
}: {
  id?: string;
  title: ReactNode;
  note?: ReactNode;
  isBand?: boolean;
  isNight?: boolean;
  children?: ReactNode;
}) {
  const className = [styles.section, (isBand || isNight) && styles.band, isNight && styles.night]
    .filter(Boolean)
    .join(' ');
  return (
    <section className={className} id={id}>
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
