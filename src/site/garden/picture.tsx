import type { ReactNode } from 'react';
import styles from './garden.module.css';

interface PictureProps {
  viewBox: string;
  /** What the picture shows, for those who do not see it; empty if the text beside it tells it. */
  alt: string;
  children: ReactNode;
}

/** What the garden as a whole and each of its views fill. */
export const viewBoxOfWhole = '-380 -240 760 604';

/** The frame of every drawing: an image with a text alternative, or decoration (WCAG 2.2, 1.1.1). */
export function Picture({ viewBox, alt, children }: PictureProps) {
  if (!alt) {
    return (
      <svg className={styles.picture} viewBox={viewBox} aria-hidden="true">
        {children}
      </svg>
    );
  }
  return (
    <svg className={styles.picture} viewBox={viewBox} role="img" aria-label={alt}>
      {children}
    </svg>
  );
}
