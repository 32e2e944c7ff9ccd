import styles from './garden.module.css';
import { Plants } from './plants.tsx';
import { onPlane } from './projection.ts';
import { Scene, type SceneProps } from './scene.tsx';
import { box, Solid } from './solid.tsx';

/** A sundial where two paths meet: each statement has its day. */
export function SundialScene({ alt }: SceneProps) {
  return (
    <Scene alt={alt}>
      <path
        className={styles.gravel}
        transform={onPlane('ground', [0, 0])}
        d="M-66-9h46a22 22 0 0 1 40 0h46V9H20a22 22 0 0 1-11 11v46H-9V20a22 22 0 0 1-11-11h-46z"
      />
      <Plants
        rows={[
          { plant: 'tulip', from: [24, -54], count: 3 },
          { plant: 'tulip', from: [24, -36], count: 3 },
        ]}
      />
      <path className={styles.shade} transform={onPlane('ground', [0, 0])} d="M-14-14h46v30h-46z" />
      <Solid className={styles.stone} prisms={[box([-16, -16], 32, 32, 6)]} />
      <Solid className={styles.wall} prisms={[box([-9, -9, 6], 18, 18, 44)]} />
      <Solid className={styles.stone} prisms={[box([-22, -22, 50], 44, 44, 6)]} />
      <g transform={onPlane('ground', [0, 0, 56])}>
        <circle className={styles.wall} r="19" />
        <path className={styles.shade} d="M-12 0L8-12 2 2z" />
        <path
          className={styles.line}
          strokeWidth="1.6"
          d="M0-16v-3M8-14l2-2M14-8l2-2M16 0h3M14 8l2 2M8 14l2 2M0 16v3M-8 14l-2 2M-14 8l-2 2M-16 0h-3M-14-8l-2-2M-8-14l-2-2"
        />
      </g>
      <path className={styles.roof} transform={onPlane('left', [0, 0, 56])} d="M-12 0h20L-8-24z" />
      <Plants
        rows={[
          { plant: 'marigold', from: [-58, 22], count: 3 },
          { plant: 'tulip', from: [-58, 40], count: 3 },
          { plant: 'marigold', from: [-58, 58], count: 3 },
          { plant: 'shoot', from: [24, 24], count: 3 },
          { plant: 'shoot', from: [24, 42], count: 3 },
          { plant: 'bush', from: [26, 58], count: 2, along: [22, 0] },
        ]}
      />
    </Scene>
  );
}
