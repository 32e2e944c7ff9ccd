import { Arcade, Tower } from '../frieze.tsx';
import styles from '../garden.module.css';
import { along } from '../page-bed.tsx';
import { Cypress } from '../slide-stage.tsx';
import whole from '../whole.module.css';
import { At } from './at.tsx';
import own from './endings.module.css';

/** What a picture has behind it; each of these goes on to both sides further than any screen is wide. */

/**
 * The sun, or at night the moon, around a place in the sky.
 *
 * @param moonUp how high the moon is, where the sun stands behind something
 */
export function Disc({
  across,
  up,
  moonUp = up,
  radius,
}: {
  across: number;
  up: number;
  moonUp?: number;
  radius: number;
}) {
  return (
    <>
      <circle className={own.sun} cx={across} cy={-up} r={radius} />
      <path
        className={whole.moon}
        d={`M${across - 8}-${moonUp + 24}a27 27 0 1 0 32 36a22 22 0 0 1-32-36`}
      />
    </>
  );
}

/** Stars, seen at night. */
export function Stars({ up }: { up: number }) {
  return (
    <path
      className={styles.stars}
      d={`M-690-${up}h0m96 34h0m84-44h0m120 50h0m104-30h0m70 12h0m90-28h0m136 16h0m94 34h0m70-56h0m110 30h0m90 20h0m110-36h0m96 40h0m130-30h0`}
    />
  );
}

/** What all stand on. */
export function Lawn() {
  return <path className={styles.lawn} d="M-2600 4v-20C-900-16-300-24 0-22S900-30 2600-28V4z" />;
}

/** The same from near, below one large thing. */
export function Meadow() {
  return <path className={styles.lawn} d="M-2600 4v-52C-900-44-300-60 0-58S900-66 2600-60V4z" />;
}

/** A line of hills that rise and fall a little. */
export function LowHills() {
  return (
    <path
      className={own.far}
      d="M-2600 4v-54C-1500-90-900-30-520-46C-260-60-160-96 0-92C200-84 420-50 620-66C820-76 900-96 1100-92C1400-84 1900-40 2600-50V4z"
    />
  );
}

/** A hill whose flat top begins at a place, with the cloister and its cypresses on it. */
export function HillOfCloister({
  from,
  up,
  isMirrored = false,
}: {
  from: number;
  up: number;
  /** Whether the tower is at the left end. */
  isMirrored?: boolean;
}) {
  return (
    <>
      <Cypress at={along(from + 322, up - 16)} tall={0.8} />
      <path
        className={own.near}
        d={`M-2600 4v-18C${from - 900}-16 ${from - 380}-20 ${from - 240}-36C${from - 120}-50 ${from - 80}-${up - 4} ${from + 20}-${up}H${from + 290}C${from + 400}-${up - 2} ${from + 460}-48 ${from + 640}-34C${from + 1000}-20 1900-30 2600-26V4z`}
      />
      <Cypress at={along(from - 4, up - 4)} tall={0.9} />
      <Cypress at={along(from - 30, up - 18)} tall={0.7} />
      <At across={isMirrored ? from + 284 : from + 14} up={up} scale={0.85} isTurned={isMirrored}>
        <Arcade bays={6} />
        <At across={266}>
          <Tower />
        </At>
      </At>
    </>
  );
}

/** A hedge that closes a garden in, some height up. */
export function Hedge({ height }: { height: number }) {
  const crown = 'q2-11 22-9t28 4q10-9 30-5t20 10';
  return (
    <>
      <path className={own.hedge} d={`M-1600 0v-${height}${crown.repeat(32)}V0z`} />
      <path
        className={styles.line}
        strokeOpacity=".35"
        d={`M-1560-${height * 0.6}${'q6 5 12 0m44 22q6 5 12 0m32-30q6 5 12 0m-12 8m28 0m-28 0m18 0m-30 0m52 0'.repeat(24)}`}
      />
    </>
  );
}
