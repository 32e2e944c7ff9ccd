import styles from './garden.module.css';
import { onPlane } from './projection.ts';
import { box, Solid } from './solid.tsx';

/** What a drawing on such a plot fills. */
export const plotView = '-238 -214 508 360';

/**
 * A long plot of lawn lifted out of the garden.
 *
 * @param wayTo where the way ends that leads along it from its rear edge; none without
 */
export function Plot({ wayTo }: { wayTo?: number }) {
  return (
    <>
      <Solid className={styles.stone} prisms={[box([-142, -92, -10], 316, 184, 10)]} />
      <g transform={onPlane('ground', [0, 0])}>
        <path className={styles.lawn} d="M-136-86h304V86h-304z" />
        {wayTo && <path className={styles.gravel} d={`M-136-32H${wayTo}v64H-136z`} />}
      </g>
    </>
  );
}

/** A wall across the plot, with a gate where the way is. */
export function GateWall({ x }: { x: number }) {
  return (
    <>
      <Solid className={styles.wall} prisms={[box([x, -84], 12, 168, 92)]} />
      <g transform={onPlane('right', [x + 12, 32])}>
        <path className={styles.opening} d="M0 0v-44a32 32 0 0 1 64 0V0z" />
      </g>
      <Solid className={styles.roof} prisms={[box([x - 4, -88, 92], 20, 176, 6)]} />
    </>
  );
}
