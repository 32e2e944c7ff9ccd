import { Cat, Lantern } from './details.tsx';
import styles from './garden.module.css';
import { LightPool } from './night.tsx';
import { Plants } from './plants.tsx';
import { GateWall, Plot } from './plot.tsx';
import { onPlane } from './projection.ts';

/** One way through two walls, and before them the one key that opens both gates. */
export function TwoGates() {
  return (
    <>
      <Plot wayTo={168} />
      <GateWall x={-122} />
      <Plants
        rows={[
          { plant: 'bush', from: [-92, -62], count: 4, along: [24, 0] },
          { plant: 'tulip', from: [-84, 52], count: 4, along: [18, 0] },
          { plant: 'shoot', from: [-90, 72], count: 5, along: [20, 0] },
        ]}
      />
      <LightPool at={[60, 46]} reach={52} />
      <GateWall x={14} />
      <Cat at={[20, -58, 98]} />
      <Lantern at={[28, 46, 62]} />
      <g transform={onPlane('ground', [0, 0])}>
        <path className={styles.shade} d="M66-3h62l4 8h-66z" />
        <path
          className={styles.marigold}
          fillRule="evenodd"
          d="M52-5H92A20 20 0 1 1 92 5H84V5H76V17H68V5H62V17H54V5H52zM102 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z"
        />
      </g>
      <Plants
        rows={[
          { plant: 'bush', from: [52, -62], count: 2, along: [24, 0] },
          { plant: 'cornflower', from: [106, -62], count: 3, along: [18, 0] },
          { plant: 'shoot', from: [44, 50], count: 6, along: [22, 0] },
          { plant: 'marigold', from: [48, 76], count: 6, along: [20, 0] },
        ]}
      />
    </>
  );
}
