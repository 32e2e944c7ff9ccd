import { Bird } from './details.tsx';
import styles from './garden.module.css';
import { Plants } from './plants.tsx';
import { onPlane } from './projection.ts';
import { Scene, type SceneProps } from './scene.tsx';
import soilStyles from './soil.module.css';
import { box, Solid } from './solid.tsx';

/** A watering can that has fallen over beside its bed: our mistake. */
export function SpiltCanScene({ alt }: SceneProps) {
  return (
    <Scene alt={alt}>
      <Solid className={styles.wood} prisms={[box([-60, -60], 120, 46, 10)]} />
      <path
        className={soilStyles.soil}
        transform={onPlane('ground', [0, 0, 10])}
        d="M-56-56H56v38H-56z"
      />
      <Plants
        rows={[
          { plant: 'shoot', from: [-46, -46, 10], count: 6, along: [18, 0] },
          { plant: 'tulip', from: [-46, -28, 10], count: 6, along: [18, 0] },
        ]}
      />
      <path
        className={styles.cornflower}
        d="M-96 30q10-16 42-14q24-8 44 2q22 2 18 14q-6 12-34 12q-20 8-44 0q-26 0-26-14z"
      />
      <g transform="translate(14 20)rotate(-96)scale(2.6)">
        <path className={styles.line} strokeWidth="2" d="M-5-15q8-12 12 4" />
        <path className={styles.cornflower} d="M-7-14h14v12q-7 4-14 0v-4l-11-8 3-3 8 6z" />
      </g>
      <Bird at={[46, -12]} />
      <Plants rows={[{ plant: 'marigold', from: [10, 56], count: 4 }]} />
    </Scene>
  );
}
