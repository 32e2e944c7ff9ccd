import { Bird, Lantern } from './details.tsx';
import styles from './garden.module.css';
import { LightPool, Stars } from './night.tsx';
import { Plants } from './plants.tsx';
import { onPlane } from './projection.ts';
import { Scene, type SceneProps } from './scene.tsx';
import { box, Solid } from './solid.tsx';
import writing from './writing.module.css';

/** A signpost where paths cross, between a bed of one size and a bed of the next: a choice. */
export function SignpostScene({ alt }: SceneProps) {
  return (
    <Scene alt={alt}>
      <Stars />
      <path
        className={styles.gravel}
        transform={onPlane('ground', [0, 0])}
        d="M-11-66h22v55h55v22H11v55h-22V11h-55v-22h55z"
      />
      <LightPool at={[0, 0]} reach={72} />
      <Plants
        rows={[
          { plant: 'shoot', from: [-54, -22], count: 1 },
          { plant: 'marigold', from: [30, -50], count: 2, along: [18, 0] },
          { plant: 'marigold', from: [30, -30], count: 2, along: [18, 0] },
        ]}
      />
      <ellipse className={styles.shade} cx="10" cy="4" rx="20" ry="8" />
      <Solid className={styles.wood} prisms={[box([-4, -4], 8, 8, 104)]} />
      <g transform={onPlane('right', [4, 4, 66])}>
        <path className={styles.wood} d="M-12 0h50l9 9-9 9h-50z" />
        <path className={writing.words} d="M-4 9h36" />
      </g>
      <g transform={onPlane('left', [-4, 4, 94])}>
        <path className={styles.wood} d="M20 0h-54l-9 9 9 9h54zM-12 46h50l9 9-9 9h-50z" />
        <path className={writing.words} d="M-28 9h40M-4 55h36" />
      </g>
      <Lantern at={[4, -34, 40]} />
      <Bird at={[0, 0, 104]} />
      <Plants
        rows={[
          { plant: 'tulip', from: [-54, 26], count: 3, along: [14, 0] },
          { plant: 'tulip', from: [-54, 42], count: 3, along: [14, 0] },
          { plant: 'tulip', from: [-54, 58], count: 3, along: [14, 0] },
          { plant: 'cabbage', from: [22, 26], count: 4, along: [13, 0] },
          { plant: 'cabbage', from: [22, 42], count: 4, along: [13, 0] },
          { plant: 'cabbage', from: [22, 58], count: 4, along: [13, 0] },
        ]}
      />
    </Scene>
  );
}
