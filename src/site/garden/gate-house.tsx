import styles from './garden.module.css';
import type { GateState } from './gate.tsx';
import { outline } from './pen.ts';
import { onPlane, type Place, standing } from './projection.ts';

/** A leaf of planks, from its hinges to the ring beside which it meets the other. */
const leaf = 'M0 0v-32a20 20 0 0 1 20-20V0zm5 0v-45m5 45v-49m5 49v-51m2 24a2 2 0 1 1-.1 0';

/** Its hinges, as straps of iron. */
const straps = 'M0-10h13M0-30h13';

/** The slope of the front, in degrees. */
const slope = 26.565;

/**
 * A leaf that lies in its arch, or is folded back onto the wall; both are said in the same steps, so that a style
 * may turn it from one to the other.
 *
 * @param at how far its hinges are from the left end of the front
 * @param shut which way it goes from them in its arch: 1 along x, -1 against it
 */
function Leaf({ at, shut, isOpen }: { at: number; shut: 1 | -1; isOpen: boolean }) {
  return (
    <g transform={`${standing([at, 0])}skewY(${slope})scale(${isOpen ? -shut : shut} 1)`}>
      <path className={isOpen ? styles.right : styles.left} d={leaf} />
      <path strokeWidth="3" d={straps} />
    </g>
  );
}

/**
 * A gate of two leaves with its own roof in a wall along x, 84 wide and 18 deep; its origin is the foot of its
 * front, on the left.
 */
export function GateHouse({ at, state }: { at: Place; state: GateState }) {
  return (
    <g transform={standing(at)}>
      <g className={styles.wall}>
        <path className={styles.right} transform={onPlane('right', [84, 0])} d="M0 0h18v-64H0z" />
        <g transform={onPlane('left', [0, 0])}>
          <path className={styles.leaf} d="M22 0v-32a20 20 0 0 1 40 0V0z" />
          <path className={styles.right} d="M22 0v-32a20 20 0 0 1 18-20v34z" />
          <path className={styles.left} d="M0 0v-64h84V0H62v-32a20 20 0 0 0-40 0V0z" />
        </g>
      </g>
      <path
        className={styles.stone}
        transform={onPlane('left', [0, 0])}
        d="M17 0v-32a25 25 0 0 1 50 0V0h-5v-32a20 20 0 0 0-40 0V0z"
      />
      <path className={styles.stone} transform={onPlane('ground', [0, 0])} d="M18-2h48v6H18z" />
      <g className={styles.wood}>
        <Leaf at={22} shut={1} isOpen={state === 'open'} />
        <Leaf at={62} shut={-1} isOpen={state !== 'closed'} />
      </g>
      <g className={styles.roof}>
        <path
          className={styles.right}
          d={outline([
            [89, 5, 63],
            [89, -23, 63],
            [66, -9, 86],
          ])}
        />
        <path
          className={styles.left}
          d={outline([
            [-5, 5, 63],
            [89, 5, 63],
            [66, -9, 86],
            [18, -9, 86],
          ])}
        />
      </g>
    </g>
  );
}
