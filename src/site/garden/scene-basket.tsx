import styles from './garden.module.css';
import { Plants } from './plants.tsx';
import { onPlane } from './projection.ts';
import sceneStyles from './scene.module.css';
import { Scene, type SceneProps } from './scene.tsx';

/** A market basket and the slate beside it: what it all comes to. */
export function BasketScene({ alt }: SceneProps) {
  return (
    <Scene alt={alt}>
      <ellipse className={styles.shade} cx="-16" cy="10" rx="66" ry="28" />
      <path className={styles.wood} d="M-89-24C-89-134 15-134 15-24l-6-2C9-122-83-122-83-26z" />
      <ellipse className={sceneStyles.soil} cx="-37" cy="-26" rx="52" ry="18" />
      <Plants
        rows={[
          { plant: 'bush', from: [-72, 4], count: 4, along: [9, -9] },
          { plant: 'tulip', from: [-68, 12], count: 5, along: [8, -8] },
          { plant: 'marigold', from: [-66, 22], count: 6, along: [8, -8] },
          { plant: 'cabbage', from: [-52, 16], count: 5, along: [8, -8] },
        ]}
      />
      <g className={styles.wood}>
        <path
          className={styles.left}
          d="M-89-26q4 18 52 19q48-1 52-19l-12 52q-10 12-40 12q-30 0-40-12z"
        />
        <path d="M-89-26q4 18 52 19q48-1 52-19l-3 12q-8 15-49 16q-41-1-49-16zm8 36q12 14 44 14q32 0 44-14l-3 12q-10 12-41 12q-31 0-41-12z" />
      </g>
      <g transform={onPlane('right', [54, 14])}>
        <path className={styles.wood} d="M-3 3h56v-62H-3z" />
        <path className={sceneStyles.slate} d="M2-2h46v-52H2z" />
        <path
          className={sceneStyles.chalk}
          d="M8-46h18m8 0h8M8-37h12m14 0h8M8-28h18m8 0h8M8-20h34M26-10h16"
        />
      </g>
    </Scene>
  );
}
