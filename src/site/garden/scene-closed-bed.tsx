import { Bird } from './details.tsx';
import styles from './garden.module.css';
import { plantRow } from './pen.ts';
import { onPlane } from './projection.ts';
import { Scene, type SceneProps } from './scene.tsx';
import { box, Solid } from './solid.tsx';

/** Half of the cover's hoop, up to where the cover turns out of sight. */
const hoop = 'a40 44 0 0 1 66.9-32.5';

/** A bed under its winter cover: closed, and kept until its gardener comes back. */
export function ClosedBedScene({ alt }: SceneProps) {
  return (
    <Scene alt={alt}>
      <Solid className={styles.wood} prisms={[box([-58, -46], 116, 92, 10)]} />
      <g className={styles.wall} transform={onPlane('right', [52, 40, 10])}>
        <path d={`M0 0${hoop}l-104-104A40 44 0 0 0-104-104z`} />
        <path className={styles.left} d="M-104-104L0 0a40 44 0 0 1 5-21l-104-104q-5 9-5 21" />
        <path className={styles.line} d={`M-35-35${hoop}M-70-70${hoop}`} />
        <path className={styles.right} d="M0 0a40 44 0 0 1 80 0zm40 0v-44" />
      </g>
      <path
        className={styles.stone}
        d={plantRow('a7 4 0 1 0 14 0a7 5 0 1 0-14 0', [-48, 54], 4, [32, 0])}
      />
      <Bird at={[0, -14, 52]} />
    </Scene>
  );
}
