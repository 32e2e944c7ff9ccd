import { Lantern } from './details.tsx';
import styles from './garden.module.css';
import { Gate, type GateState } from './gate.tsx';
import { LightPool, Stars } from './night.tsx';
import { Plants } from './plants.tsx';
import { onPlane } from './projection.ts';
import { Scene, type SceneProps } from './scene.tsx';
import { box, Solid } from './solid.tsx';

/**
 * The gate, as open as a wiki is to the public.
 *
 * @param state `open` to all, `half` open to some, `closed` to strangers
 */
export function GateScene({ alt, state }: SceneProps & { state: GateState }) {
  return (
    <Scene alt={alt}>
      <Stars />
      <path
        className={styles.gravel}
        transform={onPlane('ground', [0, 0])}
        d="M-18-66h36V66h-36z"
      />
      <Plants
        rows={[
          { plant: 'bush', from: [-56, -56], count: 2, along: [24, 0] },
          { plant: 'bush', from: [36, -56], count: 2, along: [24, 0] },
          { plant: 'tulip', from: [-60, -26], count: 3 },
          { plant: 'marigold', from: [-60, -8], count: 3 },
          { plant: 'tulip', from: [30, -26], count: 3 },
          { plant: 'marigold', from: [30, -8], count: 3 },
        ]}
      />
      <LightPool at={[28, 36]} reach={42} />
      <Solid
        className={styles.wall}
        prisms={[box([-66, 18], 33, 10, 30), box([33, 18], 33, 10, 30)]}
      />
      <Solid
        className={styles.roof}
        prisms={[box([-66, 16, 30], 33, 14, 4), box([33, 16, 30], 33, 14, 4)]}
      />
      <g transform="scale(1.35)">
        <Gate at={[-26, 24]} state={state} />
      </g>
      <Lantern at={[44, 30, 44]} />
      <Plants
        rows={[
          { plant: 'shoot', from: [-56, 42], count: 3 },
          { plant: 'shoot', from: [28, 42], count: 3 },
        ]}
      />
    </Scene>
  );
}
