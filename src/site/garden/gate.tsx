import styles from './garden.module.css';
import { outline } from './pen.ts';
import { onPlane, type Place, standing } from './projection.ts';

export type GateState = 'open' | 'half' | 'closed';

/** A leaf of the gate, on its own plane; its foot is the origin. */
const leaves = {
  open: 'M0 0h14v-28a14 14 0 0 0-14-14zm5 0v-40m5 40v-37',
  closedLeft: 'M12 0v-28a14 14 0 0 1 14-14V0zm5 0v-37m5 37v-40',
  closedRight: 'M40 0v-28a14 14 0 0 0-14-14V0zm-5 0v-37m-5 37v-40',
};

function Leaves({ state }: { state: GateState }) {
  const ajar = (hinge: number) => (
    <path className={styles.right} transform={onPlane('right', [hinge, 14])} d={leaves.open} />
  );
  const shut = (leaf: string) => (
    <path className={styles.left} transform={onPlane('left', [0, 0])} d={leaf} />
  );
  return (
    <g className={styles.wood}>
      {state === 'closed' ? shut(leaves.closedLeft + leaves.closedRight) : null}
      {state === 'half' ? shut(leaves.closedRight) : null}
      {state !== 'closed' ? ajar(12) : null}
      {state === 'open' ? ajar(40) : null}
    </g>
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
      <Leaves state={state} />
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
