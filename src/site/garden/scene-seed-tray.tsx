import styles from './garden.module.css';
import { Plants } from './plants.tsx';
import { onPlane } from './projection.ts';
import { Scene, type SceneProps } from './scene.tsx';
import soilStyles from './soil.module.css';
import { box, Solid } from './solid.tsx';

/** A tray of seedlings, one of them on its way into the bed: extensions. */
export function SeedTrayScene(props: SceneProps) {
  const cell = 'h24v24h-24z';
  const row = `${cell}m28 0${cell}m28 0${cell}m28 0${cell}`;
  return (
    <Scene {...props}>
      <Solid className={styles.wood} prisms={[box([-60, -46], 120, 92, 12)]} />
      <path
        className={soilStyles.soil}
        transform={onPlane('ground', [0, 0, 12])}
        d={`M-54-40${row}M-54-12${row}M-54 16${row}`}
      />
      <Plants
        rows={[
          { plant: 'shoot', from: [-42, -28, 12], count: 2, along: [28, 0] },
          { plant: 'tulip', from: [14, -28, 12], count: 2, along: [28, 0] },
          { plant: 'marigold', from: [-42, 0, 12], count: 2, along: [28, 0] },
          { plant: 'shoot', from: [42, 0, 12], count: 1, along: [28, 0] },
          { plant: 'cabbage', from: [-42, 28, 12], count: 4, along: [28, 0] },
        ]}
      />
      <path className={styles.line} strokeDasharray="3 4" d="M-24-5v-60m48 60v-60m-24 72v-30" />
      <Solid className={soilStyles.soil} prisms={[box([2, -12, 60], 24, 24, 14)]} />
      <Plants rows={[{ plant: 'cornflower', from: [14, 0, 74], count: 1 }]} />
    </Scene>
  );
}
