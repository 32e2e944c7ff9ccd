import faint from '../faint.module.css';
import styles from '../garden.module.css';
import own from '../heads.module.css';
import writing from '../writing.module.css';
import { FarArm, FarForearm, NearArm, NearForearm } from './arms.tsx';
import { Chest, Collar } from './clothes.tsx';
import { Face } from './face.tsx';
import { Fingers, Writing } from './hands.tsx';
import { Niche } from './niche.tsx';

/** Hears through a headset who calls, a hand on her mug, and writes it down; she is turned to the left; in a wall of some stone. */
export function HeadsetListens({ stone }: { stone: string | undefined }) {
  const [skin, coat] = [own.tan, styles.cornflower];
  return (
    <Niche
      stone={stone}
      before={
        <g transform="scale(-1 1)">
          <path className={styles.feather} d="M14 1h44l14 15h-54z" />
          <path className={writing.words} d="M22 6h30" />
          <Writing skin={skin} at={[48, -2]} />
          <FarForearm coat={coat} />
          <path className={styles.line} strokeWidth="3" d="M10-16q12-2 11 8t-12 8" />
          <path className={styles.feather} d="M-18-22h29v22q0 9-9 9h-11q-9 0-9-9z" />
          <path className={styles.line} d="M-9-30q-5-6 0-12t0-12m12 24q-5-6 0-12t0-12" />
          <path className={skin} d="M-17-19q-10 0-12 10l2 14q4 4 10 4" />
          <Fingers skin={skin} at={[-18.5, -5]} />
          <NearForearm coat={coat} />
          <path className={faint.faint} d="M-28-3q-3 8 0 17" />
        </g>
      }
    >
      <g transform="scale(-1 1)">
        <Chest coat={coat}>
          <path className={styles.line} d="M-3-84v90m-1-70h0m0 22h0m0 22h0" />
        </Chest>
        <FarArm coat={coat} />
        <NearArm coat={coat} />
        <Face
          skin={skin}
          at={[-4, -96]}
          tilt={14}
          behind={
            <path
              className={own.hair}
              d="M-20-30q-16 14-12 32q-5 10 0 19q-3 9 3 16q7-6 5-15q5-9 2-18q8-12 14-20z"
            />
          }
        >
          <path
            className={own.hair}
            d="M-12-10q-18-10-16-28q2-25 28-26q20 0 24 18q0 5-4 5q-10-4-14-12q-4 12-13 18q-6 2-4 10q1 8-1 15"
          />
          <path className={styles.line} strokeWidth="3" d="M-4-30q-10-28 6-35" />
          <path className={styles.tulip} d="M-10-24a7 9 0 0 1 14-1a7 9 0 0 1-14 1" />
          <path className={styles.line} strokeWidth="2" d="M-1-16q6 12 23 8h2" />
        </Face>
        <Collar />
      </g>
    </Niche>
  );
}
