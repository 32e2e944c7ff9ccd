import styles from './garden.module.css';
import { outline } from './pen.ts';
import { Plants } from './plants.tsx';
import { box, Solid } from './solid.tsx';

/** What lies before the gate: a path, a step, and a bush on either side. */
export function GatePath() {
  return (
    <>
      <path
        className={styles.gravel}
        d={outline([
          [140, 344, -14],
          [168, 344, -14],
          [168, 500, -14],
          [140, 500, -14],
        ])}
      />
      <Solid className={styles.stone} prisms={[box([136, 344, -14], 36, 10, 7)]} />
      <Plants rows={[{ plant: 'bush', from: [126, 356, -14], count: 2, along: [56, 0] }]} />
    </>
  );
}
