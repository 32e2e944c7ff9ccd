import { Cat } from './details.tsx';
import styles from './garden.module.css';
import { Plants } from './plants.tsx';
import { onPlane } from './projection.ts';
import { Scene, type SceneProps } from './scene.tsx';
import soilStyles from './soil.module.css';
import { box, Solid } from './solid.tsx';
import writing from './writing.module.css';

/** Raised beds of one garden, no two alike: what a wiki is good for. */
export function RaisedBedsScene(props: SceneProps) {
  const beds: (readonly [number, number])[] = [
    [-58, -58],
    [4, -58],
    [-58, 4],
    [4, 4],
  ];
  return (
    <Scene {...props}>
      <path
        className={styles.gravel}
        transform={onPlane('ground', [0, 0])}
        d="M-66-66h132v132h-132z"
      />
      {beds.map(([x, y]) => (
        <Solid key={`${x} ${y}`} className={styles.wood} prisms={[box([x, y], 50, 50, 22)]} />
      ))}
      <path
        className={soilStyles.soil}
        transform={onPlane('ground', [0, 0, 22])}
        d="M-54-54h42v42h-42zM8-54h42v42H8zM-54 8h42v42h-42zM8 8h42v42H8z"
      />
      <Plants
        rows={[
          { plant: 'cabbage', from: [-44, -46, 22], count: 2, along: [20, 0] },
          { plant: 'cabbage', from: [-44, -24, 22], count: 2, along: [20, 0] },
          { plant: 'tulip', from: [16, -46, 22], count: 3, along: [13, 0] },
          { plant: 'tulip', from: [16, -26, 22], count: 3, along: [13, 0] },
          { plant: 'marigold', from: [-46, 14, 22], count: 3, along: [13, 0] },
          { plant: 'marigold', from: [-46, 34, 22], count: 3, along: [13, 0] },
        ]}
      />
      <g transform={onPlane('ground', [0, 0, 26])}>
        <path className={writing.page} d="M12 12h34v34H12z" />
        <path className={writing.writing} strokeWidth="3" d="M17 18h14" />
        <path className={writing.words} d="M17 26h24m-24 7h24m-24 7h16" />
      </g>
      <Cat at={[62, -6]} />
    </Scene>
  );
}
