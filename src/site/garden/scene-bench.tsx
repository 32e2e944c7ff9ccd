import { Bench, Cat, Lantern } from './details.tsx';
import styles from './garden.module.css';
import { repeat } from './pen.ts';
import { Plants } from './plants.tsx';
import { onPlane } from './projection.ts';
import { Scene, type SceneProps } from './scene.tsx';
import { box, Solid } from './solid.tsx';

/** A bench before the arcade: a place to talk. */
export function BenchScene({ alt }: SceneProps) {
  return (
    <Scene alt={alt}>
      <Solid className={styles.wall} prisms={[box([-66, -62], 26, 124, 66)]} />
      <g className={styles.wall} transform={onPlane('right', [-40, 62])}>
        <path className={styles.left} d={`M8 0${repeat('v-38a15 15 0 0 1 30 0v38z', 3, '38 0')}`} />
        <path className={styles.opening} d={`M8 0${repeat('v-38a15 15 0 0 1 23-13v51z', 3, '38 0')}`} />
      </g>
      <g transform="matrix(1 -.5 1 1.24 -100 -51)" className={styles.roof}>
        <path className={styles.right} d="M-4-22h132v36H-4z" />
        <path className={styles.tiles} d="M-4-14h132M-4 8h132" />
        <path className={styles.tiles} d="M0-3h128" />
      </g>
      <path className={styles.gravel} transform={onPlane('ground', [0, 0])} d="M-40-66h40V66h-40z" />
      <Lantern at={[-38, 0, 48]} />
      <Bench at={[-26, -44]} />
      <Bench at={[-26, 12]} />
      <Cat at={[-18, -14, 11]} />
      <Plants
        rows={[
          { plant: 'marigold', from: [18, -50], count: 4, along: [0, 30] },
          { plant: 'tulip', from: [36, -50], count: 4, along: [0, 30] },
        ]}
      />
    </Scene>
  );
}
