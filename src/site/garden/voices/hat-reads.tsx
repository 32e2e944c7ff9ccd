import { limb } from '../endings/limb.ts';
import faint from '../faint.module.css';
import styles from '../garden.module.css';
import own from '../heads.module.css';
import whole from '../whole.module.css';
import writing from '../writing.module.css';
import { FarArm, NearArm, NearForearm, RaisedForearm } from './arms.tsx';
import { Chest, Collar } from './clothes.tsx';
import { Ear, Face } from './face.tsx';
import { Flat } from './hands.tsx';
import { Niche } from './niche.tsx';

/** With an elbow on the sill, and a page in the hand. */
export function HatReads() {
  const [skin, coat] = [own.tan, styles.leaf];
  return (
    <Niche
      before={
        <>
          <path className={skin} d="M53-32Q52-44 58-52H74Q76-42 70-33" />
          <g transform="translate(60-78)rotate(6)">
            <path className={writing.page} d="M-24 31v-64h48v64z" />
            <path className={writing.writing} strokeWidth="5" d="M-16-22h22" />
            <path className={writing.words} d="M-16-11h32m-32 8h32" />
            <path className={writing.otherWords} d="M-16 5h18" />
            <path className={writing.link} d="M6 5h11" />
          </g>
          <path className={skin} d={limb([60, -36, 5], [57, -47, 4.4], [59, -58, 3.3])} />
          <RaisedForearm coat={coat} />
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
      <FarArm coat={coat} />
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
