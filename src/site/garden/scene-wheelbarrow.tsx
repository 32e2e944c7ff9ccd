import { Lantern } from './details.tsx';
import styles from './garden.module.css';
import { LightPool, Stars } from './night.tsx';
import { Plants } from './plants.tsx';
import { onPlane } from './projection.ts';
import { Scene, type SceneProps } from './scene.tsx';
import { Wheelbarrow } from './wheelbarrow.tsx';

/** A wheelbarrow full of pages on the garden path: moving in. */
export function WheelbarrowScene({ alt }: SceneProps) {
  return (
    <Scene alt={alt}>
      <Stars />
      <g transform={onPlane('ground', [0, 0])}>
        <path className={styles.gravel} d="M-66-26h132v46H-66z" />
        <path className={styles.shade} d="M-30-34h76l14 26-10 6h-80z" />
      </g>
      <LightPool at={[16, 36]} reach={42} />
      <Wheelbarrow />
      <Lantern at={[18, 6, 60]} />
      <Plants
        rows={[
          { plant: 'marigold', from: [-54, 40], count: 4, along: [30, 0] },
          { plant: 'shoot', from: [-40, 54], count: 4, along: [30, 0] },
        ]}
      />
    </Scene>
  );
}
