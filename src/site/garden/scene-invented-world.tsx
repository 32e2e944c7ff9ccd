import { PointedRoof } from './cloister.tsx';
import { Cat } from './details.tsx';
import styles from './garden.module.css';
import { outline } from './pen.ts';
import { Plants } from './plants.tsx';
import { onPlane, standing } from './projection.ts';
import { Scene, type SceneProps } from './scene.tsx';
import { Cypress } from './slide-stage.tsx';
import { box, type Corner, Solid } from './solid.tsx';
import whole from './whole.module.css';

/** A mountain of two slopes, with snow from two thirds of its height on. */
function Mountain({ at: [x, y], half, height }: { at: Corner; half: number; height: number }) {
  const top = [x, y, height] as const;
  const corner = (toX: number, toY: number, share = 1) =>
    [x + toX * half * share, y + toY * half * share, height * (1 - share)] as const;
  return (
    <>
      <g className={styles.stone}>
        <path className={styles.left} d={outline([corner(1, 1), corner(-1, 1), top])} />
        <path className={styles.right} d={outline([corner(1, 1), corner(1, -1), top])} />
      </g>
      <path
        className={styles.feather}
        d={outline([
          corner(1, -1, 0.36),
          corner(1, -0.2, 0.44),
          corner(1, 1, 0.32),
          corner(0.2, 1, 0.44),
          corner(-1, 1, 0.36),
          top,
        ])}
      />
    </>
  );
}

/** A small land with mountains, a tower and a river, and a cat that is too large for it: what one invents. */
export function InventedWorldScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <g transform={onPlane('ground', [0, 0])}>
        <path className={styles.gravel} d="M6-30h14v96h-14z" />
        <path
          className={whole.water}
          d="M-66-2C-40-14-22 14 4 10S46-4 66 10V36C48 22 32 34 10 36S-32 14-66 24z"
        />
      </g>
      <Mountain at={[-40, -40]} half={24} height={62} />
      <Mountain at={[-46, -14]} half={16} height={36} />
      <Solid className={styles.wall} prisms={[box([-2, -54], 28, 28, 58)]} />
      <PointedRoof at={[12, -40, 58]} half={19} height={36} />
      <path
        className={styles.marigold}
        transform={standing([12, -40, 94])}
        d="M0 0v-16l13 5-13 5"
      />
      <g className={styles.opening} transform={onPlane('left', [-2, -26])}>
        <path d="M8 0v-14a6 6 0 0 1 12 0v14zm1-34v-9a5 5 0 0 1 10 0v9z" />
      </g>
      <Plants
        rows={[
          { plant: 'tulip', from: [42, -48], count: 3, along: [0, 15] },
          { plant: 'marigold', from: [58, -52], count: 3, along: [0, 15] },
        ]}
      />
      <Cypress at={[-54, 36]} tall={0.42} />
      <Cypress at={[-36, 36]} tall={0.32} />
      <Cypress at={[-50, 54]} tall={0.36} />
      <Solid className={styles.wood} prisms={[box([4, 2], 18, 42, 5)]} />
      <g transform={standing([50, 20])}>
        <path className={styles.feather} d="M-17-11l9 14H8l9-14-10 5L0-20l-7 14z" />
        <path className={styles.line} d="M-7-6L0 3l7-9" />
      </g>
      <Cat at={[-16, 56]} />
    </Scene>
  );
}
