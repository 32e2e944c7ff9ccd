import { Bird } from './details.tsx';
import styles from './garden.module.css';
import { plantRow, rosette } from './pen.ts';
import { Scene, type SceneProps } from './scene.tsx';
import { box, Solid } from './solid.tsx';

/** The hoop of the cover, from the near edge of the bed to where it turns out of sight. */
const hoop = 'c0-24 22-60 43-66c14-4 25-2 31 6';

/** A bed under its winter cover: closed, and kept until its gardener comes back. */
export function ClosedBedScene({ alt }: SceneProps) {
  return (
    <Scene alt={alt}>
      <Solid className={styles.wood} prisms={[box([-58, -44], 116, 88, 10)]} />
      <g className={styles.stone}>
        <path d="M-90-16c0-24 20-46 44-58c10-5 22-6 32-2l104 52l-80 70z" />
        <path className={styles.right} d="M10 36c0-24 20-46 44-58c24-10 36 4 36 18z" />
      </g>
      <path className={styles.line} d={`M-58 0${hoop}M-24 17${hoop}`} />
      <path className={styles.leaf} d={plantRow(rosette(5, 5, 3), [-60, 56], 4, [36, 0])} />
      <Bird at={[-10, -10, 70]} />
    </Scene>
  );
}
