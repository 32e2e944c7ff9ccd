import { Lantern, WateringCan } from './details.tsx';
import styles from './garden.module.css';
import { LightPool, Stars } from './night.tsx';
import { outline } from './pen.ts';
import { Plants } from './plants.tsx';
import { onPlane } from './projection.ts';
import { Scene, type SceneProps } from './scene.tsx';

function Walls() {
  return (
    <g className={styles.wood}>
      <g transform={onPlane('left', [-44, 24])}>
        <path
          className={styles.left}
          d="M0 0h88v-46H0zm8 0v-46m9 46v-46m38 46v-46m9 46v-46m9 46v-46m9 46v-46"
        />
        <path className={styles.opening} d="M24 0v-28a11 11 0 0 1 22 0V0z" />
      </g>
      <g transform={onPlane('right', [44, 24])}>
        <path className={styles.right} d="M0 0h56v-46L28-78 0-46zm9 0v-50m38 50v-50" />
        <path className={styles.opening} d="M17-18h22v-20H17z" />
        <path className={styles.line} d="M28-18v-20M17-28h22" />
      </g>
    </g>
  );
}

function Roof() {
  return (
    <g className={styles.roof}>
      <path
        className={styles.right}
        d={outline([
          [50, -4, 80],
          [50, 32, 46],
          [50, 32, 40],
          [50, -4, 74],
          [50, -40, 40],
          [50, -40, 46],
        ])}
      />
      <g transform="matrix(1 .5 -1 1.44 -46 -107)">
        <path className={styles.left} d="M0 0h100v36H0z" />
        <path className={styles.tiles} d="M0 6h100M0 30h100" />
        <path className={styles.tiles} d="M4 18h96" />
      </g>
    </g>
  );
}

/** The gardener's shed: help from people who do this every day. */
export function ShedScene({ alt }: SceneProps) {
  return (
    <Scene alt={alt}>
      <Stars />
      <g transform={onPlane('ground', [0, 0])}>
        <path className={styles.gravel} d="M-22 24h26v42h-26z" />
        <path className={styles.shade} d="M44-32h16v42l-16 14z" />
      </g>
      <LightPool at={[2, 38]} reach={38} />
      <Walls />
      <Roof />
      <Lantern at={[8, 28, 32]} />
      <path className={styles.wood} d="M62 8l-5-62 3-1 5 63zm-4 0l10-2 2 14q-5 6-11 2z" />
      <WateringCan at={[54, 30]} />
      <Plants
        rows={[
          { plant: 'tulip', from: [-60, 40], count: 2, along: [16, 0] },
          { plant: 'bush', from: [-56, 58], count: 1 },
        ]}
      />
    </Scene>
  );
}
