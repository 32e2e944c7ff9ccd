import { type Bed, Beds, onBed } from './beds.tsx';
import styles from './garden.module.css';
import { Plants } from './plants.tsx';
import { onPlane } from './projection.ts';
import { Scene, type SceneProps } from './scene.tsx';
import { box, Solid } from './solid.tsx';

const there: Bed = { at: [-62, -44], side: 50, lines: [24, 24] };
const here: Bed = { at: [12, -44], side: 50, lines: [24, 24] };

/** Two gardens, and a signpost on the path between them: a comparison. */
export function TwoGardensScene({ alt }: SceneProps) {
  return (
    <Scene alt={alt}>
      <path
        className={styles.gravel}
        transform={onPlane('ground', [0, 0])}
        d="M-10-66h20V66h-20z"
      />
      <Solid
        className={styles.hedge}
        prisms={[box([-62, -62], 50, 10, 14), box([12, -62], 50, 10, 14)]}
      />
      <Beds beds={[there, here]} />
      <Plants
        rows={[
          { plant: 'tulip', from: onBed(there, 8, 36), count: 3 },
          { plant: 'marigold', from: onBed(here, 8, 36), count: 3 },
          { plant: 'cabbage', from: [-54, 30], count: 3 },
          { plant: 'bush', from: [26, 24], count: 2, along: [24, 0] },
          { plant: 'cornflower', from: [22, 46], count: 3 },
        ]}
      />
      <g className={styles.wood} transform={onPlane('left', [0, 52])}>
        <path d="M-2 0v-66h5V0zm3-63h30l7 6-7 6H1zm-1 15h-30l-7 6 7 6H0z" />
      </g>
    </Scene>
  );
}
