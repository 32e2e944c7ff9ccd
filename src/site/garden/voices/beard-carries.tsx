import faint from '../faint.module.css';
import styles from '../garden.module.css';
import own from '../heads.module.css';
import writing from '../writing.module.css';
import { FarArm, NearArm, NearForearm } from './arms.tsx';
import { Chest } from './clothes.tsx';
import { Ear, Face } from './face.tsx';
import { Fingers, Flat } from './hands.tsx';
import { Niche } from './niche.tsx';

/** Carries more pages than one can count. */
export function BeardCarries() {
  const [skin, coat] = [own.brown, styles.cornflower];
  const pages = [0, 3, 1, 4, 2, 0, 3, 1, 2, 4, 1].map(
    (shift, page) => `M${-22 + shift} ${8 - page * 7}h78v-7h-78z`,
  );
  return (
    <Niche
      before={
        <>
          <path className={skin} d="M50-46q14-3 19 4q5 9 1 20q-8 8-20 6z" />
          <path className={coat} d="M52-20Q49-12 50-2Q52 8 64 8Q77 8 79-4Q79-14 74-24z" />
          <path className={faint.faint} d="M50-11Q64-9 78-14" />
          <path className={writing.page} d={pages.join('')} />
          <Fingers skin={skin} at={[62, -30]} turn={182} />
          <Flat skin={skin} at={[-19, 5]} turn={-4} />
          <NearForearm coat={coat} />
          <path className={faint.faint} d="M-26-2q-3 8 0 16" />
        </>
      }
    >
      <Chest coat={coat}>
        <path className={faint.faint} d="M-2-50v56" />
      </Chest>
      <FarArm coat={coat} />
      <NearArm coat={coat} />
      <Face skin={skin} at={[-10, -98]} tilt={-4} look="shut">
        <path
          className={own.hair}
          d="M-8-20q7 2 8 8q8 2 12-4q6 4 14 2q2 0 1 2q4 10-3 14q-12 6-24 0q-9-6-12-18z"
        />
        <path
          className={own.hair}
          d="M-14-14q-12-4-12-14q-8-8-3-16q-2-14 12-16q6-10 18-6q12-4 17 6q10 4 6 14q-6 6-14 1q-8 2-12-2q-2 10-8 12q-4 2-2 8z"
        />
        <path className={styles.marigold} d="M-20-31l34-21 6-1-3 5-34 21z" />
        <Ear skin={skin} />
      </Face>
      <path className={coat} d="M-27-92l4-6q14 16 28 4l5 5q-17 16-37-3" />
    </Niche>
  );
}
