import type { ReactNode } from 'react';
import { Lantern } from './details.tsx';
import styles from './garden.module.css';
import type { GateState } from './gate-house.tsx';
import { GateHouse } from './gate-house.tsx';
import { LightPool, Stars } from './night.tsx';
import { Plants } from './plants.tsx';
import { onPlane } from './projection.ts';
import { Scene, type SceneProps } from './scene.tsx';
import { box, Solid } from './solid.tsx';

/**
 * The gate, as far open as a wiki is to the public.
 *
 * @param state `open` to all, `half` open to some, `closed` to strangers
 * @param before a thing that shows how to get an account
 */
export function GateScene({
  alt,
  state,
  before,
}: SceneProps & { state: GateState; before?: ReactNode }) {
  return (
    <Scene alt={alt}>
      <Stars />
      <path
        className={styles.gravel}
        transform={onPlane('ground', [0, 0])}
        d="M-18-66h36V66h-36z"
      />
      <g transform="scale(.7)">
        <Plants
          rows={[
            { plant: 'bush', from: [50, -80], count: 2, along: [30, 0] },
            { plant: 'marigold', from: [-84, -16], count: 4 },
            { plant: 'tulip', from: [38, -44], count: 4 },
            { plant: 'marigold', from: [38, -16], count: 4 },
          ]}
        />
      </g>
      <LightPool at={[52, 34]} reach={36} />
      <WallPart at={-66} />
      <GateHouse at={[-42, 24]} state={state} />
      <Lantern at={[43, 15, 50]} />
      <WallPart at={42} />
      <g transform="scale(.6)">
        <Plants
          rows={[
            { plant: 'shoot', from: [-98, 98], count: 5 },
            { plant: 'shoot', from: [46, 98], count: 4 },
          ]}
        />
      </g>
      {before}
    </Scene>
  );
}

/** The wall on one side of the gate. */
function WallPart({ at }: { at: number }) {
  return (
    <>
      <Solid className={styles.wall} prisms={[box([at, 10], 24, 10, 34)]} />
      <Solid className={styles.roof} prisms={[box([at, 7, 34], 24, 16, 4)]} />
    </>
  );
}
