import styles from './garden.module.css';
import { onPlane } from './projection.ts';
import { box, Solid } from './solid.tsx';

/** What a drawing on such a plot fills. */
export const plotView = '-186 -212 372 330';

/**
 * A plot of lawn lifted out of the garden.
 *
 * @param wayTo where the way ends that leads along it from its rear edge; none without
 */
export function Plot({ wayTo }: { wayTo?: number }) {
  return (
    <>
      <Solid className={styles.stone} prisms={[box([-110, -68, -10], 220, 136, 10)]} />
      <g transform={onPlane('ground', [0, 0])}>
        <path className={styles.lawn} d="M-104-62h208V62h-208z" />
        {wayTo && <path className={styles.gravel} d={`M-104-30H${wayTo}v60H-104z`} />}
      </g>
    </>
  );
}
