import { Bench, Lantern } from './details.tsx';
import styles from './garden.module.css';
import { LightPool, Stars } from './night.tsx';
import { outline } from './pen.ts';
import { Plants } from './plants.tsx';
import { onPlane } from './projection.ts';
import { Scene, type SceneProps } from './scene.tsx';
import { box, Solid } from './solid.tsx';

/** A terrace with steps, and a ramp with a handrail beside them: everybody gets up. */
export function RampScene({ alt }: SceneProps) {
  return (
    <Scene alt={alt}>
      <Stars />
      <path
        className={styles.gravel}
        transform={onPlane('ground', [0, 0])}
        d="M-54 32h46v34h-46zm62 26h40v8H8z"
      />
      <Solid className={styles.stone} prisms={[box([-62, -62], 124, 54, 24)]} />
      <LightPool at={[40, -36, 24]} reach={34} />
      <Plants
        rows={[
          { plant: 'bush', from: [-52, -54, 24], count: 3, along: [20, 0] },
          { plant: 'marigold', from: [22, -54, 24], count: 3 },
        ]}
      />
      <g transform="translate(0 -24)">
        <Bench at={[-56, -40]} />
      </g>
      <Lantern at={[56, -54, 46]} />
      <Solid className={styles.wall} prisms={[box([-52, -8], 42, 14, 16)]} />
      <Solid className={styles.wall} prisms={[box([-52, 6], 42, 14, 8)]} />
      <g className={styles.wall}>
        <path
          className={styles.right}
          d={outline([
            [46, -8, 24],
            [46, 58],
            [46, -8],
          ])}
        />
        <path
          d={outline([
            [10, -8, 24],
            [46, -8, 24],
            [46, 58],
            [10, 58],
          ])}
        />
      </g>
      <path
        className={styles.line}
        strokeWidth="2.4"
        d={
          outline([
            [10, -8, 24],
            [10, -8, 46],
            [10, 58, 22],
            [10, 58],
          ]).slice(0, -1) +
          outline([
            [46, -8, 24],
            [46, -8, 46],
            [46, 58, 22],
            [46, 58],
          ]).slice(0, -1)
        }
      />
      <Plants
        rows={[
          { plant: 'tulip', from: [-56, 40], count: 1 },
          { plant: 'marigold', from: [-2, 34], count: 1 },
          { plant: 'marigold', from: [-2, 54], count: 1 },
          { plant: 'shoot', from: [56, 14], count: 3, along: [0, 18] },
        ]}
      />
    </Scene>
  );
}
