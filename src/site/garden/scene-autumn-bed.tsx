import { type Bed, Beds } from './beds.tsx';
import styles from './garden.module.css';
import { plantRow } from './pen.ts';
import type { Place } from './projection.ts';
import sceneStyles from './scene.module.css';
import { Scene, type SceneProps } from './scene.tsx';

const bed: Bed = { at: [-50, -50], side: 100, lines: [74, 74, 74, 74, 74, 50] };
const post = 'v-30h5v30zm0 0';

function Leaves({
  className,
  from,
  along,
}: {
  className: string | undefined;
  from: Place;
  along: Place;
}) {
  const leaf = 'l3-5q-7-9 2-16q10 6 4 15q-2 2-6 1l4-9m-7 14';
  return <path className={className} d={plantRow(leaf, from, 3, along)} />;
}

/** A bed in autumn, roped off: it rests until somebody has looked at it. */
export function AutumnBedScene({ alt }: SceneProps) {
  return (
    <Scene alt={alt}>
      <path className={styles.wood} d={plantRow(post, [-62, -60], 2, [120, 0])} />
      <path className={sceneStyles.rope} d="M-120-25Q-60-38 0-85Q60-38 120-25" />
      <Beds beds={[bed]} />
      <Leaves className={styles.marigold} from={[-40, 26, 9]} along={[32, 4]} />
      <Leaves className={styles.tulip} from={[-12, -34, 9]} along={[24, 18]} />
      <Leaves className={styles.wood} from={[-34, -20, 9]} along={[30, 20]} />
      <Leaves className={styles.marigold} from={[62, -34]} along={[-3, 36]} />
      <Leaves className={styles.tulip} from={[-48, 58]} along={[36, 1]} />
      <path className={styles.wood} d={plantRow(post, [-62, 60], 2, [120, 0])} />
      <path className={sceneStyles.rope} d="M-120-25Q-60 24 0 35Q60 24 120-25" />
    </Scene>
  );
}
