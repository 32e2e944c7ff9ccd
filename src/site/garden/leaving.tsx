import styles from './garden.module.css';
import { Plants } from './plants.tsx';
import { Plot } from './plot.tsx';
import { onPlane, project } from './projection.ts';
import { GateHouse } from './two-gates.tsx';
import { Wheelbarrow } from './wheelbarrow.tsx';

const [across, down] = project([34, 0]);

/** A wiki that leaves: a wheelbarrow full of pages has come out of the gate. */
export function Leaving() {
  return (
    <>
      <Plot wayTo={104} />
      <GateHouse x={-96} />
      <path className={styles.shade} transform={onPlane('ground', [0, 0])} d="M-80-52h22V52h-22z" />
      <Plants rows={[{ plant: 'marigold', from: [-34, -46], count: 5, along: [30, 0] }]} />
      <g transform={`translate(${across} ${down})scale(1.12)`}>
        <path
          className={styles.shade}
          transform={onPlane('ground', [0, 0])}
          d="M-30-34h76l14 26-10 6h-80z"
        />
        <Wheelbarrow />
      </g>
      <Plants rows={[{ plant: 'tulip', from: [-50, 46], count: 5, along: [32, 0] }]} />
    </>
  );
}
