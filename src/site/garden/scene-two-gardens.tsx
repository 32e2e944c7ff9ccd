import { type Bed, Beds, onBed } from './beds.tsx';
import styles from './garden.module.css';
import { Plants } from './plants.tsx';
import { Scene, type SceneProps } from './scene.tsx';
import { box, Solid } from './solid.tsx';

const there: Bed = { at: [-62, -34], side: 54, lines: [28, 28] };
const here: Bed = { at: [8, -40], side: 54, lines: [28] };

/** Two gardens, side by side: a comparison. */
export function TwoGardensScene({ alt }: SceneProps) {
  return (
    <Scene alt={alt}>
      <Beds beds={[there]} />
      <Plants rows={[{ plant: 'shoot', from: onBed(there, 16, 36), count: 2 }]} />
      <Solid className={styles.wall} prisms={[box([-5, -66], 8, 132, 14)]} />
      <Solid className={styles.hedge} prisms={[box([8, -64], 54, 12, 16)]} />
      <Beds beds={[here]} />
      <Plants
        rows={[
          { plant: 'tulip', from: onBed(here, 10, 34), count: 3 },
          { plant: 'marigold', from: onBed(here, 10, 46), count: 3 },
          { plant: 'bush', from: [18, 40], count: 2, along: [30, 0] },
        ]}
      />
    </Scene>
  );
}
