import styles from './garden.module.css';
import { plantRow } from './pen.ts';
import { type Place, standing } from './projection.ts';
import { box, Solid } from './solid.tsx';

interface Standing {
  at: Place;
}

/** Outline of a sitting cat, seen from behind, from the left end of its foot. */
const cat = 'q-2-9 3-14q-2-4-1-8l3 2h4l3-2q1 4-1 8q4 4 4 10q5 1 7-3q2 7-6 7z';

/** A sitting cat, seen from behind. */
export function Cat({ at }: Standing) {
  return <path className={styles.tulip} transform={standing(at)} d={`M-6 0${cat}`} />;
}

/** A cat walking to the right, its tail up; the origin is between its feet. */
export function CatOnItsWay({ at }: Standing) {
  return (
    <path
      className={styles.tulip}
      transform={standing(at)}
      d="M-13 0l2-6q-2-3 0-7-5-2-5-9 1-3 3-1 0 6 5 9h11q3-1 3-5l-1-4 3 2h3l3-2v4q0 5-4 6-2 3-2 5l3 8h-3l-3-6h-1l-1 6h-3v-6h-6l1 6h-3l-1-5-2 5z"
    />
  );
}

/** A cat standing upright at a door, seen from behind, its paws on the wood. */
export function CatAtDoor({ at }: Standing) {
  return (
    <path
      className={styles.tulip}
      transform={standing(at)}
      d="M-5 0q-2-8 0-15l-4-10q0-3 2-1l4 7q-2-3-1-8l3 2h3l3-2q1 5-1 8l4-7q2-2 2 1l-4 10q2 6 1 11 5 1 7-3 2 7-6 7z"
    />
  );
}

/** A barrier rope between two posts, seen from the front. */
export function Rope({ from, to }: { from: number; to: number }) {
  return (
    <>
      <path
        className={styles.line}
        strokeWidth="2"
        d={`M${from}-15Q${(from + to) / 2}-7 ${to}-15`}
      />
      <path className={styles.wood} d={`M${from - 1.5} 0v-18h3v18zM${to - 1.5} 0v-18h3v18z`} />
    </>
  );
}

/** A bird that looks to the left; its feet are the origin. */
export function Bird({ at }: Standing) {
  return (
    <path
      className={styles.feather}
      transform={standing(at)}
      d="M0 0q-7-2-8-10l-6-3h7q4-8 9 1q1 6 11 9q-7 5-13 3"
    />
  );
}

/** A watering can; its origin is the middle of its foot. */
export function WateringCan({ at }: Standing) {
  return (
    <g transform={standing(at)}>
      <path className={styles.line} strokeWidth="2" d="M-5-15q8-12 12 4" />
      <path className={styles.cornflower} d="M-7-14h14v12q-7 4-14 0v-4l-11-8 3-3 8 6z" />
    </g>
  );
}

/** Pots in a row along y; what grows in them is planted 12 above the ground. */
export function Pots({ at, apart, count = 2 }: Standing & { apart: number; count?: number }) {
  return (
    <path
      className={styles.tulip}
      d={plantRow('m-8-13l3 13q5 3 10 0l3-13zm8 13', at, count, [0, apart])}
    />
  );
}

/** A bench along y; its origin is the rear corner of the seat. */
export function Bench({ at: [x, y] }: Standing) {
  const leg = 'v8l5-2v-8zm0 0';
  return (
    <>
      <path className={styles.wood} d={plantRow(leg, [x + 10, y + 8, 8], 2, [0, 38])} />
      <Solid className={styles.wood} prisms={[box([x, y, 8], 10, 48, 3)]} />
    </>
  );
}

/** A lantern on a wall, lit at night. */
export function Lantern({ at }: Standing) {
  return (
    <g transform={standing(at)}>
      <circle className={styles.glow} r="22" />
      <circle className={styles.glow} r="12" />
      <path className={styles.flame} d="M-3-4h6l2 8h-10zm3 0v-4" />
    </g>
  );
}
