import styles from './garden.module.css';
import { Plants } from './plants.tsx';
import { onPlane } from './projection.ts';
import { Scene, type SceneProps } from './scene.tsx';

/** A market basket and the slate beside it: what it all comes to. */
export function BasketScene({ alt }: SceneProps) {
  return (
    <Scene alt={alt}>
      <ellipse className={styles.shade} cx="-4" cy="14" rx="62" ry="24" />
      <path className={styles.line} strokeWidth="4" d="M-78-28C-74-120 18-120 22-28" />
      <ellipse className={styles.soil} cx="-28" cy="-28" rx="50" ry="18" />
      <Plants
        rows={[
          { plant: 'bush', from: [-72, -34], count: 3, along: [22, -22] },
          { plant: 'tulip', from: [-62, -28], count: 4, along: [10, -10] },
          { plant: 'marigold', from: [-56, -14], count: 5, along: [9, -9] },
          { plant: 'cabbage', from: [-46, -8], count: 5, along: [9, -9] },
        ]}
      />
      <g className={styles.wood}>
        <path className={styles.left} d="M-78-28q4 16 50 18q46-2 50-18l-12 50q-10 12-38 12q-28 0-38-12z" />
        <path d="M-75-14q8 14 47 15q39-1 47-15l3-14q-4 16-50 18q-46-2-50-18zm9 36q10 12 38 12q28 0 38-12l4-14q-12 12-42 12q-30 0-42-12z" />
      </g>
      <g transform={onPlane('left', [58, 10])}>
        <path className={styles.wood} d="M-4 4h52v-62H-4z" />
        <path className={styles.slate} d="M1-1h42v-52H1z" />
        <path className={styles.chalk} d="M6-46h16m8 0h8M6-37h12m12 0h8M6-28h16m8 0h8M6-20h32M22-10h16" />
      </g>
    </Scene>
  );
}
