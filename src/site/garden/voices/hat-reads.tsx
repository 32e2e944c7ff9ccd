import faint from '../faint.module.css';
import styles from '../garden.module.css';
import own from '../heads.module.css';
import whole from '../whole.module.css';
import writing from '../writing.module.css';
import { NearArm, NearForearm } from './arms.tsx';
import { Chest, Collar } from './clothes.tsx';
import { Ear, Face } from './face.tsx';
import { Fingers, Flat } from './hands.tsx';
import { Niche } from './niche.tsx';

/** With an elbow on the sill, and a page in the hand. */
export function HatReads() {
  const [skin, coat] = [own.tan, styles.leaf];
  return (
    <Niche
      before={
        <>
          <path
            className={coat}
            d="M31-40C32-20 28 0 36 5q8 6 18 0C70-6 82-22 92-32L80-44Q66-38 54-24C54-50 42-76 20-90"
          />
          <Fingers skin={skin} at={[77.5, -68]} />
          <g transform="translate(64-64)rotate(8)">
            <path className={writing.page} d="M-22 18v-62h44v62z" />
            <path className={writing.writing} strokeWidth="5" d="M-15-36h20" />
            <path className={writing.words} d="M-15-26h30m-30 8h30" />
            <path className={writing.otherWords} d="M-15-10h18" />
            <path className={writing.link} d="M5-10h11" />
          </g>
          <path
            className={skin}
            d="M79-42Q74-52 71-60q-2-7 3-8q4 0 6 6q3 5 8 8q8 0 6 8q-2 7-6 12"
          />
          <path className={coat} d="M79-48l16 15-6 8-17-15z" />
          <Flat skin={skin} at={[-19, 5]} />
          <NearForearm coat={coat} />
          <path className={styles.line} d="M-27-3q-3 8 0 17" />
        </>
      }
    >
      <Chest coat={coat}>
        <path
          className={whole.cypress}
          d="M-36-46h14l-3-45 8-4 5 49h10v-49l9 2 1 47h16q4 28 4 52h-68q0-28 4-52z"
        />
        <path className={faint.faint} d="M-20-32h32v18h-32z" />
      </Chest>
      <NearArm coat={coat} />
      <Face skin={skin} at={[-8, -98]} tilt={10}>
        <path className={own.hair} d="M-22-18q-7-14-4-28h22q2 8-2 14q-6-2-6 4q0 6-2 10z" />
        <Ear skin={skin} />
        <path className={own.straw} d="M-26-46q-2-28 26-30q26 0 26 28z" />
        <path className={styles.tulip} d="M-26-45v-11q26-9 52-2v10z" />
        <path className={own.straw} d="M-48-40q20-12 50-12t48 10q-22 7-48 7t-50-5" />
      </Face>
      <Collar />
    </Niche>
  );
}
