import { Bird } from './details.tsx';
import styles from './garden.module.css';
import { Plants } from './plants.tsx';
import { Plot } from './plot.tsx';
import { onPlane } from './projection.ts';
import { box, Solid } from './solid.tsx';
import writing from './writing.module.css';

/** A billboard on two posts, with nothing on it; round its feet things grow. */
export function Billboard() {
  return (
    <>
      <Plot />
      <path
        className={styles.shade}
        transform={onPlane('ground', [0, 0])}
        d="M-26-78h26l14 14V90H-26z"
      />
      <Plants
        rows={[
          { plant: 'bush', from: [-104, -66], count: 3, along: [24, 0] },
          { plant: 'tulip', from: [-112, 62], count: 4, along: [18, 0] },
        ]}
      />
      <Solid
        className={styles.wood}
        prisms={[box([-34, -58], 8, 8, 56), box([-34, 50], 8, 8, 56)]}
      />
      <Solid className={styles.wood} prisms={[box([-36, -84, 48], 12, 168, 104)]} />
      <path
        className={writing.page}
        transform={onPlane('right', [-24, 84, 48])}
        d="M9-9h150v-86H9z"
      />
      <Bird at={[-30, 52, 152]} />
      <Plants
        rows={[
          { plant: 'bush', from: [-12, -62], count: 2, along: [0, 22] },
          { plant: 'cornflower', from: [36, -62], count: 6, along: [20, 0] },
          { plant: 'marigold', from: [18, -22], count: 7, along: [20, 0] },
          { plant: 'tulip', from: [0, 22], count: 8, along: [20, 0] },
          { plant: 'bush', from: [-8, 62], count: 2, along: [24, 0] },
          { plant: 'shoot', from: [46, 66], count: 6, along: [20, 0] },
        ]}
      />
    </>
  );
}
