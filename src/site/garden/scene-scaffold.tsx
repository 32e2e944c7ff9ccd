import styles from './garden.module.css';
import { plantRow, repeat } from './pen.ts';
import { onPlane } from './projection.ts';
import { Scene, type SceneProps } from './scene.tsx';
import { box, Solid } from './solid.tsx';

/** An arcade in scaffolding: maintenance. */
export function ScaffoldScene({ alt }: SceneProps) {
  const pole = 'v-96h3v97zm0 0';
  return (
    <Scene alt={alt}>
      <Solid className={styles.wall} prisms={[box([-64, -44], 128, 24, 72)]} />
      <g className={styles.wall} transform={onPlane('left', [-64, -20])}>
        <path className={styles.right} d={`M6-8${repeat('v-33a11 11 0 0 1 22 0v33z', 4, '31 0')}`} />
        <path className={styles.opening} d={`M11-13${repeat('v-37a11 11 0 0 1 17 9v28z', 4, '31 0')}`} />
        <path d="M0-8h128M0-58h128" />
      </g>
      <Solid className={styles.roof} prisms={[box([-68, -48, 72], 70, 32, 6)]} />
      <path className={styles.shade} transform={onPlane('ground', [0, 0])} d="M-64-20h132v34h-132z" />
      <path className={styles.wood} d={plantRow(pole, [-62, -6], 3, [61, 0])} />
      <Solid className={styles.wood} prisms={[box([-68, -12, 56], 138, 24, 3)]} />
      <path className={styles.wood} d={plantRow(pole, [-62, 14], 3, [61, 0])} />
      <path className={styles.line} d="M-76-20L-16-46M-16 10L46-14" />
      <g className={styles.wood}>
        <path d="M52 60l26-92 3 1-26 92zm14 7l26-92 3 1-26 92z" />
        <path className={styles.line} d="M56 50l14 6m-11-17l14 6m-11-17l14 6m-11-17l14 6m-11-17l14 6m-11-17l14 6m-11-17l14 6" />
      </g>
      <path className={styles.marigold} d="M-44-62l2 11q5 3 10 0l2-11z" />
      <path className={styles.line} d="M-44-62q7-14 14 0" />
    </Scene>
  );
}
