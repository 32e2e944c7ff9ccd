import { type Bed, Beds, onBed } from '../../garden/beds.tsx';
import styles from '../../garden/garden.module.css';
import { Plants } from '../../garden/plants.tsx';
import { onPlane } from '../../garden/projection.ts';
import { Scene, type SceneProps } from '../../garden/scene.tsx';
import { box, Solid } from '../../garden/solid.tsx';

const bed: Bed = {
  at: [-44, -44],
  side: 84,
  lines: [26, 26, 26, 54],
  links: [[1, 8, 12]],
  hasInfoBox: true,
};

/** One bed in a hedged plot: a server with nobody else on it. */
export function OwnPlot({ alt }: SceneProps) {
  return (
    <Scene alt={alt}>
      <Solid
        className={styles.hedge}
        prisms={[box([-66, -66], 132, 10, 30), box([-66, -56], 10, 122, 30)]}
      />
      <path
        className={styles.gravel}
        transform={onPlane('ground', [0, 0])}
        d="M-14 40h28v26h-28z"
      />
      <Beds beds={[bed]} />
      <Plants
        rows={[
          { plant: 'tulip', from: onBed(bed, 8, 64), count: 2 },
          { plant: 'marigold', from: onBed(bed, 44, 64), count: 3 },
          { plant: 'cornflower', from: onBed(bed, 8, 74), count: 5 },
        ]}
      />
      <Solid
        className={styles.hedge}
        prisms={[
          box([56, -56], 10, 122, 12),
          box([-56, 56], 38, 10, 12),
          box([18, 56], 38, 10, 12),
        ]}
      />
      <Solid
        className={styles.stone}
        prisms={[box([-20, 54], 8, 12, 24), box([12, 54], 8, 12, 24)]}
      />
    </Scene>
  );
}
