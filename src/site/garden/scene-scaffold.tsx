import styles from './garden.module.css';
import { outline, plantRow, repeat } from './pen.ts';
import { onPlane } from './projection.ts';
import sceneStyles from './scene.module.css';
import { Scene, type SceneProps } from './scene.tsx';
import { box, Solid } from './solid.tsx';

const pole = 'v-86h3v87zm0 0';

function Arcade() {
  return (
    <>
      <Solid className={styles.wall} prisms={[box([-62, -46], 124, 26, 60)]} />
      <g className={styles.wall} transform={onPlane('left', [-62, -20])}>
        <path
          className={styles.right}
          d={`M7-10${repeat('v-26a11 11 0 0 1 22 0v26z', 4, '29 0')}`}
        />
        <path
          className={styles.opening}
          d={`M12-15${repeat('v-30a11 11 0 0 1 17 9v21z', 4, '29 0')}`}
        />
        <path d="M0-10h124" />
      </g>
      <path
        className={styles.wall}
        d={outline([
          [62, -20, 60],
          [62, -46, 60],
          [62, -46, 80],
        ])}
      />
      <g className={styles.roof} transform="matrix(1 .5 1 -1.2 -50 -98)">
        <path className={styles.wood} d="M0 0h124v3H0zm0 13h124v3H0zm0 12h124v3H0z" />
        <path className={styles.left} d="M0 0h64v28H0z" />
        <path className={styles.tiles} d="M0 6h64" />
        <path className={styles.tiles} d="M4 18h60" />
      </g>
    </>
  );
}

function Ladder() {
  return (
    <g className={styles.wood}>
      <path d="M-9 52l14-88 3 1-14 88zm14 7l14-88 3 1-14 88z" />
      <path d="M-5 44l13 6.500m-11-18.500l13 6.500m-11-18.500l13 6.500m-11-18.500l13 6.500m-11-18.500l13 6.500m-11-18.500l13 6.500" />
    </g>
  );
}

/** An arcade in scaffolding, its roof half laid: maintenance. */
export function ScaffoldScene({ alt }: SceneProps) {
  return (
    <Scene alt={alt}>
      <path
        className={styles.shade}
        transform={onPlane('ground', [0, 0])}
        d="M-62-20h124v30h-124z"
      />
      <Arcade />
      <path className={styles.wood} d={plantRow(pole, [-58, -16], 3, [58, 0])} />
      <Solid className={styles.wood} prisms={[box([-64, -18, 56], 130, 20, 3)]} />
      <path className={styles.wood} d={plantRow(pole, [-58, 2], 3, [58, 0])} />
      <path className={sceneStyles.rope} d="M-58-24L-2-50M0 5L56-21" />
      <Ladder />
      <path className={styles.marigold} d="M22-46l2 11q5 3 10 0l2-11z" />
      <path className={styles.line} d="M22-46q7-14 14 0" />
    </Scene>
  );
}
