import type { ReactNode } from 'react';
import styles from './garden.module.css';
import { Picture } from './picture.tsx';
import { onPlane } from './projection.ts';
import { box, Solid } from './solid.tsx';

/** Props of every scene. */
export interface SceneProps {
  /** Text alternative; empty when the text beside it says the same. */
  alt: string;
}

/** A small picture: a plot lifted out of the garden, and what stands on it. */
export function Scene({ alt, children }: SceneProps & { children: ReactNode }) {
  return (
    <Picture viewBox="-150 -140 300 225" alt={alt}>
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
