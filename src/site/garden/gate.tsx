import styles from './garden.module.css';
import { outline } from './pen.ts';
import { onPlane, type Place, standing } from './projection.ts';

export type GateState = 'open' | 'half' | 'closed';

/** A leaf of the gate, from its hinge to where it meets the other. */
const leaf = 'M0 0v-28a14 14 0 0 1 14-14V0zm5 0v-37m5 37v-40';

/** The slope of both planes, in degrees. */
const slope = 26.565;

/**
 * A leaf that lies in the wall or stands open before it; both are said in the same steps, so that a style
 * may turn it from one to the other.
 *
 * @param at the foot of its hinge
 * @param shut which way it lies in the wall: 1 along x, -1 against it
 */
function Leaf({ at, shut, isOpen }: { at: Place; shut: 1 | -1; isOpen: boolean }) {
  const [skew, scale] = isOpen ? [-slope, -1] : [slope, shut];
  return (
    <path
      className={isOpen ? styles.right : styles.left}
      transform={`${standing(at)}skewY(${skew})scale(${scale} 1)`}
      d={leaf}
    />
  );
}

/** A gate in a wall along x, 52 wide; its origin is the foot of its front, on the left. */
export function Gate({ at, state }: { at: Place; state: GateState }) {
  return (
    <g transform={standing(at)}>
      <g className={styles.wall}>
        <path className={styles.right} transform={onPlane('right', [52, 0])} d="M0 0h12v-54H0z" />
        <g transform={onPlane('left', [0, 0])}>
          <path className={styles.right} d="M12 0v-28a14 14 0 0 1 12-14v30z" />
          <path className={styles.left} d="M0 0v-54h52V0H40v-28a14 14 0 0 0-28 0V0z" />
        </g>
      </g>
      <g className={styles.wood}>
        <Leaf at={[12, 0]} shut={1} isOpen={state !== 'closed'} />
        <Leaf at={[40, 0]} shut={-1} isOpen={state === 'open'} />
      </g>
      <g className={styles.roof}>
        <path
          className={styles.right}
          d={outline([
            [56, 4, 52],
            [56, -16, 52],
            [56, -6, 66],
          ])}
        />
        <path
          className={styles.left}
          d={outline([
            [-4, 4, 52],
            [56, 4, 52],
            [56, -6, 66],
            [-4, -6, 66],
          ])}
        />
      </g>
    </g>
  );
}
