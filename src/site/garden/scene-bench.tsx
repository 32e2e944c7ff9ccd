import { Bench, Cat, Lantern } from './details.tsx';
import styles from './garden.module.css';
import { LightPool, Stars } from './night.tsx';
import { outline, repeat } from './pen.ts';
import { Plants } from './plants.tsx';
import { onPlane } from './projection.ts';
import { Scene, type SceneProps } from './scene.tsx';

function Arcade() {
  return (
    <g className={styles.wall}>
      <path
        className={styles.left}
        d={outline([
          [-66, 62],
          [-40, 62],
          [-40, 62, 60],
          [-66, 62, 76],
        ])}
      />
      <g transform={onPlane('right', [-40, 62])}>
        <path className={styles.right} d="M0 0h112v-60H0z" />
        <path className={styles.left} d={`M8 0${repeat('v-34a14 14 0 0 1 28 0v34z', 3, '34 0')}`} />
        <path
          className={styles.opening}
          d={`M8 0${repeat('v-34a14 14 0 0 1 20-12v46z', 3, '34 0')}`}
        />
      </g>
    </g>
  );
}

function Roof() {
  return (
    <g className={styles.roof}>
      <path
        className={styles.left}
        d={outline([
          [-34, 66, 58],
          [-66, 66, 79],
          [-66, 66, 74],
          [-34, 66, 53],
        ])}
      />
      <g transform="matrix(1 -.5 -1 -1.16 -100 -42)">
        <path className={styles.right} d="M0 0h120v32H0z" />
        <path className={styles.tiles} d="M0 6h120M0 26h120" />
        <path className={styles.tiles} d="M4 16h116" />
      </g>
    </g>
  );
}

/** Benches before the arcade: a place to talk. */
export function BenchScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Stars />
      <path
        className={styles.gravel}
        transform={onPlane('ground', [0, 0])}
        d="M-40-66h42V66h-42z"
      />
      <LightPool at={[-12, 20]} reach={62} />
      <Arcade />
      <Roof />
      <Lantern at={[-38, 23, 46]} />
      <Bench at={[-26, -46]} />
      <Bench at={[-26, 6]} />
      <Cat at={[-18, 20, 11]} />
      <Plants
        rows={[
          { plant: 'marigold', from: [22, -50], count: 4, along: [0, 30] },
          { plant: 'tulip', from: [42, -46], count: 4, along: [0, 30] },
        ]}
      />
    </Scene>
  );
}
