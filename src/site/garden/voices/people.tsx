import type { ReactNode } from 'react';
import faint from '../faint.module.css';
import styles from '../garden.module.css';
import own from '../heads.module.css';
import whole from '../whole.module.css';
import writing from '../writing.module.css';
import { CrossedForearm, FarArm, FarForearm, NearArm, NearForearm } from './arms.tsx';
import { Ear, Face } from './face.tsx';
import { Fingers, Flat, Resting, Writing } from './hands.tsx';
import { Niche } from './niche.tsx';

/** Chest and shoulders of somebody who is turned to the right a little. */
const Chest = ({ coat, children }: { coat: string | undefined; children?: ReactNode }) => (
  <>
    <path
      className={coat}
      d="M-46 6C-44-40-56-80-40-87Q-28-95-12-98Q8-98 20-90C40-80 46-44 48 6z"
    />
    {children}
  </>
);

/** Round the neck. */
const Collar = () => (
  <path className={styles.feather} d="M-27-90l9-9q12 8 20 0l8 7-9 12-10-8-9 11z" />
);

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

/** Writes on a page that lies before her. */
export function BunWrites() {
  const [skin, coat] = [own.brown, styles.tulip];
  return (
    <Niche
      before={
        <>
          <path className={writing.page} d="M-26 0h76l14 16h-86z" />
          <path className={writing.words} d="M-16 5h40m-38 5h30" />
          <FarForearm coat={coat} />
          <Writing skin={skin} at={[46, -2]} />
          <NearForearm coat={coat} />
          <path className={faint.faint} d="M-26-2q-3 8 0 16" />
          <Flat skin={skin} at={[-19, 6]} turn={4} />
        </>
      }
    >
      <Chest coat={coat}>
        <path className={styles.wall} d="M-20-95q14 8 26 0q0 28-6 53q-12-24-20-53" />
        <path className={styles.line} d="M0-42q2 22 1 48" />
        <path
          className={faint.faint}
          d="M-20-62q6 34 6 68m28-66q4 34 2 66m8-92q12 40 8 92"
        />
      </Chest>
      <FarArm coat={coat} />
      <NearArm coat={coat} />
      <Face
        skin={skin}
        at={[-2, -96]}
        tilt={20}
        behind={<circle className={own.hair} cx="-24" cy="-56" r="15" />}
      >
        <path
          className={own.hair}
          d="M-14-10q-16-8-15-26q0-26 28-29q20 0 25 17q0 6-3 6q-14-2-21-10q0 14-8 20q-8 0-6 8q2 8 0 14"
        />
        <Ear skin={skin} />
        <circle className={styles.marigold} cx="-4" cy="-17" r="2.5" />
      </Face>
      <g transform="translate(5 3)">
        <Collar />
      </g>
    </Niche>
  );
}

/** Has crossed the arms, since there is nothing to do; the can stands beside. */
export function SpectaclesRest() {
  const [skin, coat] = [own.fair, styles.wood];
  return (
    <Niche
      before={
        <>
          <NearForearm coat={coat} />
          <path className={coat} d="M-24-4Q0-4 22-6Q28 4 24 12Q0 16-24 14" />
          <path className={faint.faint} d="M15-5q5 8 2 17" />
          <Flat skin={skin} at={[23, 3]} turn={-12} />
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
        <path className={styles.line} d="M-21-84l17 27 13-27" />
      </Chest>
      <FarArm coat={coat} />
      <NearArm coat={coat} />
      <CrossedForearm coat={coat} />
      <path className={skin} d="M-32-41q10-2 16 5l10 5q5 10-1 18l-12 3q-8 4-16 0z" />
      <Fingers skin={skin} at={[-31, -26]} turn={186} />
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
          <path className={writing.page} d={pages.join('')} />
          <Fingers skin={skin} at={[60, -30]} turn={182} />
          <NearForearm coat={coat} />
          <path className={faint.faint} d="M-26-2q-3 8 0 16" />
          <Flat skin={skin} at={[-19, 5]} turn={-4} />
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
          d="M-8-20q2 8 8 8q8 2 12-4q6 4 14 2q2 0 1 2q4 10-3 14q-12 6-24 0q-9-6-12-18z"
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

/** Hears through a headset who calls, a hand on her mug, and writes it down; she is turned to the left. */
export function HeadsetListens() {
  const [skin, coat] = [own.tan, styles.cornflower];
  return (
    <Niche
      before={
        <g transform="scale(-1 1)">
          <path className={styles.feather} d="M14 1h44l14 15h-54z" />
          <path className={writing.words} d="M22 6h30" />
          <FarForearm coat={coat} />
          <Writing skin={skin} at={[48, -2]} />
          <path className={styles.line} strokeWidth="3" d="M10-16q12-2 11 8t-12 8" />
          <path className={skin} d="M-14-20q-12 1-14 11l2 13h12z" />
          <path className={styles.feather} d="M-18-22h29v22q0 9-9 9h-11q-9 0-9-9z" />
          <path className={styles.line} d="M-9-30q-5-6 0-12t0-12m12 24q-5-6 0-12t0-12" />
          <NearForearm coat={coat} />
          <path className={faint.faint} d="M-28-3q-3 8 0 17" />
          <Fingers skin={skin} at={[-17, -5]} />
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
