import faint from '../faint.module.css';
import styles from '../garden.module.css';
import own from '../heads.module.css';
import whole from '../whole.module.css';
import writing from '../writing.module.css';
import { FarArm, NearArm, NearForearm } from './arms.tsx';
import { Chest, Collar } from './clothes.tsx';
import { Ear, Face } from './face.tsx';
import { Resting } from './hands.tsx';
import { Niche } from './niche.tsx';

/** With an elbow on the sill, and a page in the hand. */
export function HatReads() {
  const [skin, coat] = [own.tan, styles.leaf];
  return (
    <Niche
      before={
        <>
          <path className={skin} d="M56-34l1-24h10l3 24z" />
          <path className={coat} d="M52-2Q50-20 53-37Q62-33 72-37Q76-20 76-3Q74 8 64 8T52-2z" />
          <g transform="translate(66-60)rotate(10)">
            <path className={writing.page} d="M-24 8v-68h48V8z" />
            <path className={writing.writing} strokeWidth="5" d="M-17-49h20" />
            <path className={writing.words} d="M-17-38h34m-34 9h34" />
            <path className={writing.otherWords} d="M-17-20h20" />
            <path className={writing.link} d="M5-20h12" />
          </g>
          <path className={skin} d="M56-38q-2-12-1-22q1-10 8-14q5-1 4 4q-3 4-3 9q3 9 4 23" />
          <path className={skin} d="M-24-2q20 2 34 2v13q-20 1-34-2z" />
          <NearForearm coat={coat} />
          <Resting skin={skin} at={[9, 6]} turn={-4} />
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
