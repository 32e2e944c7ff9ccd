import type { ReactNode } from 'react';
import styles from './garden.module.css';

interface PictureProps {
  viewBox: string;
  /** What the picture shows, for those who do not see it; empty when the text beside it says it. */
  alt: string;
  children: ReactNode;
}

/** The frame of every drawing: an image to assistive technology, or nothing (WCAG 2.2, 1.1.1). */
export function Picture({ viewBox, alt, children }: PictureProps) {
  const role = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <svg className={styles.picture} viewBox={viewBox} {...role}>
      {children}
    </svg>
  );
}
