import type { ReactNode } from 'react';
import styles from './section.module.css';
import visually from './visually-hidden.module.css';

/** Backgrounds of a section other than the default paper. */
export type Background = 'sand' | 'sage' | 'dusk' | 'night';

/** Class names of each background. */
export const backgrounds: Record<Background, string> = {
  sand: `${styles.band}`,
  sage: `${styles.band} ${styles.sage}`,
  dusk: `${styles.band} ${styles.dusk}`,
  night: `${styles.band} ${styles.night}`,
};

/**
 * A section of a page with its heading.
 *
 * @param title left out when the content has its own heading
 * @param isTitleHidden whether the heading is visually hidden, because the content already shows what it says
 * @param note a remark on all of the content, below the heading
 * @param background a full-width background, in rising emphasis: `sand`, `sage`, `dusk`, and `night`, which is
 *   dark in both colour schemes
 * @param size `large` for the page's one main section, `small` for secondary sections
 * @param className extra class names
 */
export function Section({
  id,
  title,
  isTitleHidden = false,
  note,
  background,
  size,
  className,
  children,
}: {
  id?: string;
  title?: ReactNode;
  isTitleHidden?: boolean;
  note?: ReactNode;
  background?: Background | undefined;
  size?: 'large' | 'small' | undefined;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const classNames = [
    styles.section,
    background && backgrounds[background],
    size && styles[size],
    className,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <section className={classNames} id={id}>
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
