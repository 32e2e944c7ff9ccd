import styles from './garden.module.css';
import { outline } from './pen.ts';
import { onPlane, type Place, project, standing } from './projection.ts';

export type GateState = 'open' | 'half' | 'closed';

/** A leaf of planks, from its hinges to its ring. */
const leaf = 'M0 0v-32a20 20 0 0 1 20-20V0zm5 0v-45m5 45v-49m5 49v-51m2 24a2 2 0 1 1-.1 0';

/** The leaf's iron hinges. */
const straps = 'M0-10h13M0-30h13';

/**
 * A leaf of the gate. Position, width and slope are separate transforms, so that CSS can turn the leaf on its
 * hinges.
 *
 * @param at position of its hinges along the front
 * @param degrees angle towards the viewer; 0 is closed, to the right of the hinges
 */
function Leaf({ at, degrees }: { at: number; degrees: number }) {
  const angle = (degrees * Math.PI) / 180;
  const [across, down] = project([Math.cos(angle), Math.sin(angle)]);
  const slope = (Math.atan(down) * 180) / Math.PI;
  return (
    <g transform={`${standing([at, 0])}scale(${+across.toFixed(1)} 1)skewY(${Math.round(slope)})`}>
      <path className={degrees === 90 ? styles.right : styles.left} d={leaf} />
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
        <Leaf at={22} degrees={state === 'open' ? 90 : 0} />
        <Leaf at={62} degrees={state === 'closed' ? 180 : 13} />
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
