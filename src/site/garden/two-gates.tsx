import styles from './garden.module.css';
import { Plot } from './plot.tsx';
import { onPlane, type Place } from './projection.ts';
import { box, Solid } from './solid.tsx';

/** A gate that stands by itself, across the way. */
export function GateHouse({ x }: { x: number }) {
  return (
    <>
      <Solid className={styles.wall} prisms={[box([x, -52], 16, 104, 118)]} />
      <g transform={onPlane('right', [x + 16, 34])}>
        <path className={styles.opening} d="M0 0v-62a34 34 0 0 1 68 0V0z" />
      </g>
      <Solid className={styles.roof} prisms={[box([x - 5, -57, 118], 26, 114, 9)]} />
    </>
  );
}

/** A key that lies on the ground along x; its origin is before its bit. */
export function Key({ at }: { at: Place }) {
  return (
    <g transform={`${onPlane('ground', at)}scale(1.2)`}>
      <path className={styles.shade} d="M22-2h56l4 8h-60z" />
      <path
        className={styles.marigold}
        fillRule="evenodd"
        d="M8-6H42A20 20 0 1 1 42 6H36V18H28V6H20V18H12V6H8zM52 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z"
      />
    </g>
  );
}

/** One way through two gates, and before them the one key that opens both. */
export function TwoGates() {
  return (
    <>
      <Plot wayTo={104} />
      <GateHouse x={-98} />
      <path className={styles.shade} transform={onPlane('ground', [0, 0])} d="M-20-52h22V52h-22z" />
      <GateHouse x={-28} />
      <Key at={[-2, 0]} />
    </>
  );
}
