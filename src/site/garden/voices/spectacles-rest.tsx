import faint from '../faint.module.css';
import styles from '../garden.module.css';
import own from '../heads.module.css';
import { CrossedForearm, FarArm, NearArm, NearForearm } from './arms.tsx';
import { Chest, Collar } from './clothes.tsx';
import { Ear, Face } from './face.tsx';
import { Flat } from './hands.tsx';
import { Niche } from './niche.tsx';

/** Has crossed the arms, since there is nothing to do; the can stands beside. */
export function SpectaclesRest() {
  const [skin, coat] = [own.fair, styles.wood];
  return (
    <Niche
      before={
        <>
          <Flat skin={skin} at={[23, 3]} turn={-12} />
          <NearForearm coat={coat} />
          <path className={coat} d="M-25-2.2Q0-4 22-6Q28 4 24 12Q0 16-25 14.5" />
          <path className={faint.faint} d="M15-5q5 8 2 17" />
          <g transform="translate(81 8)">
            <path className={styles.line} strokeWidth="2.5" d="M-6-28q8-18 17 0m2 5q11 3 2 18" />
            <path
              className={styles.cornflower}
              d="M-9-28h22l3 29q-14 5-28 0l1-10-18-20-3 3-4-4 9-9 4 4-2 3 14 14z"
            />
          </g>
        </>
      }
    >
      <Chest coat={coat}>
        <path className={styles.line} d="M-18-78l13 21 9-27" />
      </Chest>
      <FarArm coat={coat} />
      <NearArm coat={coat} />
      <g transform="scale(-1 1)">
        <Flat skin={skin} at={[18, -25]} turn={-10} />
      </g>
      <CrossedForearm coat={coat} />
      <path className={faint.faint} d="M-9-31q-3 8 1 16" />
      <Face skin={skin} at={[-8, -98]} tilt={-6} look="shut">
        <path
          className={own.grey}
          d="M-14-12q-14-6-14-26q0-24 30-26q14 0 21 12q-10 8-24 6q-2 10-8 14q-8 0-6 10q2 6 1 10"
        />
        <Ear skin={skin} />
        <path
          className={styles.line}
          d="M6-30a8 8 0 1 1 16 0a8 8 0 1 1-16 0m16-2q4-2 6 0M6-32l-12-1"
        />
      </Face>
      <Collar />
    </Niche>
  );
}
