import { FrontGate } from './front-gate.tsx';
import styles from './garden.module.css';
import { repeat } from './pen.ts';

/** Half the length of the wall, which is longer than a page is wide. */
const half = 900;

/** The gate alone; to both sides the wall goes on. */
export const gateInWallView = '-45 -93 90 93';

/** Where one stone lies upon another, with gaps between. */
const joints = (y: number, from: number) =>
  `M${from - half} ${y}${repeat('h38', half / 30, '22 0')}`;

/** A long garden wall with an open gate in its middle, through which a path leads. */
export function GateInWall() {
  return (
    <>
      <path className={styles.wall} d={`M${-half} 0v-44H${half}V0z`} />
      <path className={styles.line} strokeOpacity=".4" d={joints(-12, 0) + joints(-26, 30)} />
      <path className={styles.shade} d={`M${-half}-44H${half}v5H${-half}z`} />
      <g className={styles.roof}>
        <path d={`M${-half}-44v-12H${half}v12z`} />
      </g>
      <path className={styles.line} strokeOpacity=".4" d={`M${-half}-50H${half}`} />
      <g transform="translate(-35 0)">
        <FrontGate state="open" />
        <path className={styles.gravel} d="M16 0h38l-10-22H26z" />
      </g>
    </>
  );
}
