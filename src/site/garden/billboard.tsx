import styles from './garden.module.css';
import { plantRow, rosette } from './pen.ts';
import { Plants } from './plants.tsx';
import { Plot } from './plot.tsx';
import { onPlane } from './projection.ts';
import { box, Solid } from './solid.tsx';

/** What climbs is on the face of the board: from the left post, from the right one, and over its upper edge. */
const face = -8;

type Spot = readonly [y: number, z: number];

const leaves: readonly Spot[] = [
  [58, 10],
  [54, 26],
  [60, 42],
  [50, 52],
  [58, 66],
  [46, 70],
  [56, 86],
  [42, 88],
  [52, 104],
  [34, 98],
  [44, 122],
  [28, 116],
  [36, 138],
  [18, 132],
  [24, 150],
  [6, 146],
  [-8, 154],
  [10, 124],
  [-56, 10],
  [-52, 26],
  [-60, 40],
  [-50, 54],
  [-58, 70],
  [-44, 66],
  [-56, 90],
  [-34, 76],
  [-46, 106],
  [-60, 122],
  [-30, 98],
  [-52, 138],
  [-40, 152],
  [-26, 140],
  [-8, 80],
];
const blossoms: Record<'marigold' | 'tulip', readonly Spot[]> = {
  marigold: [
    [50, 60],
    [38, 108],
    [22, 140],
    [-50, 48],
    [-40, 88],
    [-54, 130],
  ],
  tulip: [
    [56, 96],
    [0, 150],
    [-32, 148],
    [48, 32],
  ],
};

const climbing = (mark: string, spots: readonly Spot[]) =>
  spots.map(([y, z]) => plantRow(mark, [face, y, z], 1, [0, 0])).join('');

/** An empty billboard that climbing flowers have taken: nobody can hire it. */
export function Billboard() {
  return (
    <>
      <Plot />
      <path
        className={styles.shade}
        transform={onPlane('ground', [0, 0])}
        d="M-24-62h26l14 14V62h-40z"
      />
      <Solid
        className={styles.wood}
        prisms={[box([-20, -52], 10, 10, 50), box([-20, 42], 10, 10, 50)]}
      />
      <Solid className={styles.wood} prisms={[box([-22, -66, 50], 14, 132, 98)]} />
      <path
        className={styles.line}
        transform={onPlane('right', [face, 66, 50])}
        d="M0-24h132M0-49h132M0-74h132"
      />
      <path className={styles.leaf} d={climbing(rosette(7, 11, -11), leaves)} />
      {(['tulip', 'marigold'] as const).map((flower) => (
        <path
          key={flower}
          className={styles[flower]}
          d={climbing(rosette(6, 7, -7), blossoms[flower])}
        />
      ))}
      <Plants
        rows={[
          { plant: 'bush', from: [-2, -54], count: 2, along: [4, 16] },
          { plant: 'bush', from: [-2, 50], count: 2, along: [10, 8] },
          { plant: 'marigold', from: [34, -44], count: 5, along: [0, 22] },
          { plant: 'tulip', from: [58, -44], count: 5, along: [0, 22] },
          { plant: 'marigold', from: [82, -44], count: 5, along: [0, 22] },
        ]}
      />
    </>
  );
}
