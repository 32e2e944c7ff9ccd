import { Bird } from './details.tsx';
import styles from './garden.module.css';
import { Plants } from './plants.tsx';
import { Scene, type SceneProps } from './scene.tsx';
import { box, Solid } from './solid.tsx';

/** A stump with its rings, and a young tree beside it: every year leaves its mark. */
export function StumpScene({ alt }: SceneProps) {
  return (
    <Scene alt={alt}>
      <ellipse className={styles.shade} cx="12" cy="8" rx="66" ry="30" />
      <Plants
        rows={[
          { plant: 'bush', from: [-58, -54], count: 4, along: [18, 0] },
          { plant: 'marigold', from: [26, -50], count: 3 },
        ]}
      />
      <g className={styles.wood}>
        <path
          className={styles.right}
          d="M-50-34v28q-6 8-16 10q16 6 26 3q14 13 40 13q26 0 40-13q10 3 26-3q-10-2-16-10v-28z"
        />
        <path className={styles.left} d="M-50-34v28q-6 8-16 10q16 6 26 3q14 13 40 13v-54z" />
        <ellipse cy="-34" rx="50" ry="25" />
        <path
          className={styles.line}
          d="M-40-34a40 20 0 0 0 80 0a40 20 0 0 0-80 0m10 1a29 14 0 0 0 58-1a29 14 0 0 0-58 1m9 0a19 9 0 0 0 38 0a19 9 0 0 0-38 0m10 0a9 4 0 0 0 18 0a9 4 0 0 0-18 0m29 1l27 7M-12-44l-14-11"
        />
      </g>
      <path
        className={styles.line}
        strokeWidth="2"
        d="M70 6q-2-30 0-62m0 22q-10-2-14-14m14 4q8-2 12-12"
      />
      <path
        className={styles.leaf}
        d="M70-56q-14-4-12-22q14 4 12 22q2-18 16-20q0 16-16 20m-14 8q-12 2-18-10q14-2 18 10m26-12q0-12 14-14q0 12-14 14"
      />
      <Bird at={[-14, 14, 24]} />
      <Solid
        className={styles.stone}
        prisms={[box([-64, 34], 12, 12, 4), box([-58, 50], 14, 10, 3)]}
      />
      <Plants
        rows={[
          { plant: 'shoot', from: [-36, 52], count: 3 },
          { plant: 'tulip', from: [14, 44], count: 4 },
          { plant: 'marigold', from: [14, 60], count: 4 },
        ]}
      />
    </Scene>
  );
}
