import faint from '../faint.module.css';
import styles from '../garden.module.css';
import own from '../heads.module.css';
import writing from '../writing.module.css';
import { FarArm, FarForearm, NearArm, NearForearm } from './arms.tsx';
import { Chest, Collar } from './clothes.tsx';
import { Ear, Face } from './face.tsx';
import { Flat, Writing } from './hands.tsx';
import { Niche } from './niche.tsx';

/** Writes on a page that lies before her. */
export function BunWrites() {
  const [skin, coat] = [own.brown, styles.tulip];
  return (
    <Niche
      before={
        <>
          <path className={writing.page} d="M-26 0h76l14 16h-86z" />
          <path className={writing.words} d="M-16 5h40m-38 5h30" />
          <Writing skin={skin} at={[46, -2]} />
          <FarForearm coat={coat} />
          <Flat skin={skin} at={[-19, 6]} turn={4} />
          <NearForearm coat={coat} />
          <path className={faint.faint} d="M-26-2q-3 8 0 16" />
        </>
      }
    >
      <Chest coat={coat}>
        <path className={styles.wall} d="M-14-92q10 5 20-3q0 28-6 53q-10-22-14-50" />
        <path className={styles.line} d="M0-42q2 22 1 48" />
        <path className={faint.faint} d="M-20-62q6 34 6 68m28-66q4 34 2 66" />
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
