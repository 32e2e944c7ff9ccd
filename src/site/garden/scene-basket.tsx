import { Bird, Pots, WateringCan } from './details.tsx';
import styles from './garden.module.css';
import { Plants } from './plants.tsx';
import { Scene, type SceneProps } from './scene.tsx';
import soilStyles from './soil.module.css';
import { box, Solid } from './solid.tsx';

/** What stands in and round the basket. */
export interface Planting {
  /** How many kinds of plants the basket holds, up to four. */
  kinds: number;
  /** Potted plants beside it, up to four. */
  pots: number;
  /** Height of a planted crate; 0 for none. */
  crate: number;
  hasWateringCan: boolean;
  hasBird: boolean;
}

/** From the rear to the front; the first kind to be planted is the last one. */
const kinds = [
  { plant: 'bush', from: [-72, 4], count: 4, along: [9, -9] },
  { plant: 'tulip', from: [-68, 12], count: 5, along: [8, -8] },
  { plant: 'marigold', from: [-66, 22], count: 6, along: [8, -8] },
  { plant: 'cabbage', from: [-52, 16], count: 5, along: [8, -8] },
] as const;

/** A market basket, filled as somebody has chosen; what is new grows. */
export function BasketScene({ alt, planting }: SceneProps & { planting: Planting }) {
  const { crate, pots } = planting;
  return (
    <Scene alt={alt}>
      {crate > 0 && (
        <g key={crate} className={soilStyles.grow}>
          <Solid className={styles.wood} prisms={[box([6, -62], 36, 36, crate)]} />
          <Solid className={soilStyles.soil} prisms={[box([10, -58, crate - 2], 28, 28, 2)]} />
          <Plants
            rows={[
              { plant: 'cabbage', from: [16, -50, crate], count: 2 },
              { plant: 'cabbage', from: [16, -38, crate], count: 2 },
            ]}
          />
        </g>
      )}
      <ellipse className={styles.shade} cx="-16" cy="10" rx="66" ry="28" />
      <path className={styles.wood} d="M-89-24C-89-134 15-134 15-24l-6-2C9-122-83-122-83-26z" />
      <ellipse className={soilStyles.soil} cx="-37" cy="-26" rx="52" ry="18" />
      {kinds.slice(kinds.length - planting.kinds).map((row) => (
        <g key={row.plant} className={soilStyles.grow}>
          <Plants rows={[row]} />
        </g>
      ))}
      <g className={styles.wood}>
        <path
          className={styles.left}
          d="M-89-26q4 18 52 19q48-1 52-19l-12 52q-10 12-40 12q-30 0-40-12z"
        />
        <path d="M-89-26q4 18 52 19q48-1 52-19l-3 12q-8 15-49 16q-41-1-49-16zm8 36q12 14 44 14q32 0 44-14l-3 12q-10 12-41 12q-31 0-41-12z" />
      </g>
      {planting.hasBird && <Bird at={[-15, 15, 106]} />}
      {planting.hasWateringCan && <WateringCan at={[-38, 58]} />}
      {pots > 0 && (
        <g key={pots} className={soilStyles.grow}>
          <Pots at={[62, 2]} apart={-17} count={pots} />
          <Plants
            rows={[{ plant: 'cornflower', from: [62, 2, 12], count: pots, along: [0, -17] }]}
          />
        </g>
      )}
    </Scene>
  );
}
