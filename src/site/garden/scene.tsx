import type { ReactNode } from 'react';
import styles from './garden.module.css';
import { Picture } from './picture.tsx';
import { onPlane } from './projection.ts';
import { box, Solid } from './solid.tsx';
import { viewBoxes } from './view-boxes.ts';

/** What every scene takes. */
export interface SceneProps {
  /** What the picture shows; empty when the text beside it says it. */
  alt: string;
  /** For a part of it that is shown elsewhere on the page. */
  id?: string;
}

/**
 * A small picture for a page: a plot lifted out of the garden, and what stands on it. It holds
 * all it needs, so it may stand on pages that stand alone.
 */
export function Scene({ alt, id, children }: SceneProps & { children: ReactNode }) {
  return (
    <Picture viewBox={viewBoxes.scene} alt={alt} id={id}>
      <Solid className={styles.stone} prisms={[box([-72, -72, -8], 144, 144, 8)]} />
      <path
        className={styles.lawn}
        transform={onPlane('ground', [0, 0])}
        d="M-66-66h132v132H-66z"
      />
      {children}
    </Picture>
  );
}
