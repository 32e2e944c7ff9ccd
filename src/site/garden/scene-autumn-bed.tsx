import { type Bed, Beds } from './beds.tsx';
import styles from './garden.module.css';
import { plantRow } from './pen.ts';
import { type Place } from './projection.ts';
import { Scene, type SceneProps } from './scene.tsx';

const bed: Bed = { at: [-50, -50], side: 100, lines: [74, 74, 74, 74, 74, 50] };
const post = 'v-30h5v30zm0 0';

function Leaves({ className, from, along }: { className: string | undefined; from: Place; along: Place }) {
  const leaf = 'q-5-3-4-9q9-4 13 1q-1 8-9 8l-5 3l15-8m-10 5';
  return <path className={className} d={plantRow(leaf, from, 3, along)} />;
}

/** A bed in autumn, roped off: it rests until somebody has looked at it. */
export function AutumnBedScene({ alt }: SceneProps) {
  return (
    <Scene alt={alt}>
      <path className={styles.wood} d={plantRow(post, [-62, -60], 2, [120, 0])} />
      <path className={styles.line} d="M-120-25Q-60-38 0-85Q60-38 120-25" />
      <Beds beds={[bed]} />
      <Leaves className={styles.marigold} from={[-34, 6, 9]} along={[30, 8]} />
      <Leaves className={styles.tulip} from={[-10, -26, 9]} along={[20, 22]} />
      <Leaves className={styles.wood} from={[-36, 34, 9]} along={[34, -8]} />
      <Leaves className={styles.marigold} from={[60, -30]} along={[-2, 34]} />
      <Leaves className={styles.tulip} from={[-44, 58]} along={[30, 0]} />
      <path className={styles.wood} d={plantRow(post, [-62, 60], 2, [120, 0])} />
      <path className={styles.line} d="M-120-25Q-60 24 0 35Q60 24 120-25" />
    </Scene>
  );
}
