import { Lantern } from './details.tsx';
import styles from './garden.module.css';
import { LightPool, Stars } from './night.tsx';
import { outline } from './pen.ts';
import { Plants } from './plants.tsx';
import { onPlane } from './projection.ts';
import { Scene, type SceneProps } from './scene.tsx';
import writing from './writing.module.css';

/** A notice board under a small roof: the rules, and the places to fill. */
export function NoticeBoardScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Stars />
      <path className={styles.shade} transform={onPlane('ground', [0, 0])} d="M-48-6h112v10H-48z" />
      <LightPool at={[6, 26]} reach={54} />
      <g transform={onPlane('left', [-54, 0])}>
        <path className={styles.wood} d="M4 0v-80h7V0zm93 0v-80h7V0z" />
        <path className={styles.wood} d="M0-16h108v-66H0z" />
        <path className={writing.page} d="M10-24h26v-44H10zm34-6h24v-34H44zm32 8h22v-44H76z" />
        <path className={writing.writing} strokeWidth="4" d="M14-61h12m22 4h10m24-2h10" />
        <path
          className={writing.words}
          d="M14-52h18m-18 8h18m-18 8h12m22-12h16m-16 8h16m16-12h14m-14 8h14m-14 8h10"
        />
        <path className={styles.marigold} d="M20-68h5v5h-5zm34 4h5v5h-5zm30-2h5v5h-5z" />
      </g>
      <g className={styles.roof}>
        <path
          className={styles.left}
          d={outline([
            [-62, 14, 82],
            [62, 14, 82],
            [62, 0, 102],
            [-62, 0, 102],
          ])}
        />
        <path
          className={styles.right}
          d={outline([
            [62, 14, 82],
            [62, -14, 82],
            [62, 0, 102],
          ])}
        />
      </g>
      <Lantern at={[0, 14, 70]} />
      <Plants
        rows={[
          { plant: 'marigold', from: [-52, 44], count: 4 },
          { plant: 'tulip', from: [16, 44], count: 4 },
        ]}
      />
    </Scene>
  );
}
