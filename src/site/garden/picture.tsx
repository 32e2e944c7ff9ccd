import type { ReactNode } from 'react';
import styles from './garden.module.css';

interface PictureProps {
  viewBox: string;
  /** What the picture shows, for those who do not see it; empty if the text beside it tells it. */
  alt: string;
  children: ReactNode;
}

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
