import { Bird } from './details.tsx';
import styles from './garden.module.css';
import { outline } from './pen.ts';
import { Plants } from './plants.tsx';
import { onPlane } from './projection.ts';
import { Scene, type SceneProps } from './scene.tsx';
import { box, Solid } from './solid.tsx';
import writing from './writing.module.css';

/** A letterbox under a small roof, where a path ends; a letter looks out of it. */
export function LetterboxScene({ alt }: SceneProps) {
  return (
    <Scene alt={alt}>
      <path
        className={styles.gravel}
        transform={onPlane('ground', [0, 0])}
        d="M-14 10h28v56h-28z"
      />
      <Plants
        rows={[
          { plant: 'bush', from: [-58, -54], count: 5, along: [20, 0] },
          { plant: 'cornflower', from: [-50, -30], count: 3 },
          { plant: 'tulip', from: [18, -30], count: 3 },
        ]}
      />
      <ellipse className={styles.shade} cx="12" cy="6" rx="32" ry="13" />
      <Solid className={styles.wood} prisms={[box([-5, -5], 10, 10, 50)]} />
      <Solid className={styles.wall} prisms={[box([-26, -18, 46], 52, 36, 38)]} />
      <g transform={onPlane('left', [-26, 18, 84])}>
        <path className={styles.wood} d="M9 10h34v5H9z" />
        <path className={writing.page} d="M14 14h24v16H14z" />
        <path className={writing.words} d="M17 20h9m-9 5h14" />
        <path className={styles.marigold} d="M31 17h5v5h-5z" />
      </g>
      <g className={styles.roof}>
        <path
          className={styles.left}
          d={outline([
            [-32, 24, 82],
            [32, 24, 82],
            [32, 0, 106],
            [-32, 0, 106],
          ])}
        />
        <path
          className={styles.right}
          d={outline([
            [32, 24, 82],
            [32, -24, 82],
            [32, 0, 106],
          ])}
        />
      </g>
      <Bird at={[10, 0, 106]} />
      <Plants
        rows={[
          { plant: 'marigold', from: [-56, 30], count: 3, along: [14, 0] },
          { plant: 'marigold', from: [-56, 48], count: 3, along: [14, 0] },
          { plant: 'shoot', from: [26, 34], count: 3, along: [13, 0] },
          { plant: 'cabbage', from: [26, 52], count: 3, along: [13, 0] },
        ]}
      />
    </Scene>
  );
}
