import type { ReactNode } from 'react';
import styles from './section.module.css';
import visually from './visually-hidden.module.css';

/** What a part of a page can stand on instead of paper. */
export type Ground = 'sand' | 'sage' | 'dusk' | 'night';

/** The classes of each ground. */
export const grounds: Record<Ground, string> = {
  sand: `${styles.band}`,
  sage: `${styles.band} ${styles.sage}`,
  dusk: `${styles.band} ${styles.dusk}`,
  night: `${styles.band} ${styles.night}`,
};

/**
 * A part of a page: a heading, and the content below it.
 *
 * @param title none where the content names itself
 * @param isTitleHidden whether the heading is only read aloud, since what it says is in view
 * @param note what belongs to all of the content, below the heading
 * @param ground one of its own, as wide as the window, that sets the part apart; `sage` is louder than
 *   `sand`, `dusk` louder than both, and `night`, which is dark in either scheme, the loudest
 * @param size `large` for the one part that the page is about, `small` for what comes after the decision, or
 *   stands beside something
 * @param look classes of a kind of part, such as that on which a page ends
 */
export function Section({
  id,
  title,
  isTitleHidden = false,
  note,
  ground,
  size,
  look,
  children,
}: {
  id?: string;
  title?: ReactNode;
  isTitleHidden?: boolean;
  note?: ReactNode;
  ground?: Ground | undefined;
  size?: 'large' | 'small' | undefined;
  look?: string | undefined;
  children?: ReactNode;
}) {
  const className = [styles.section, ground && grounds[ground], size && styles[size], look]
    .filter(Boolean)
    .join(' ');
  return (
    <section className={className} id={id}>
      <div className={styles.columns}>
        {title && <h2 className={isTitleHidden ? visually.hidden : undefined}>{title}</h2>}
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
