import { CatOnItsWay } from './details.tsx';
import { At } from './endings/at.tsx';
import styles from './garden.module.css';
import { along } from './page-bed.tsx';
import { outline } from './pen.ts';
import { Plants } from './plants.tsx';
import { onPlane, standing } from './projection.ts';
import sceneStyles from './scene.module.css';
import { box, Solid } from './solid.tsx';
import { Key } from './two-gates.tsx';
import writing from './writing.module.css';

/** The things stand so far from one another. */
const apart = 300;

/** Half the side of the plot around each of them, of which neighbours share a corner. */
const half = 106;

/** Parts of the drawing, by the ids of the answers. */
export const safeViews = ['encryption-in-transit', 'updates', 'staff-access', 'agreement'].map(
  (id, index) => [id, `${(index - 0.5) * apart} -204 ${apart} 316`] as const,
);

/** What goes over the lid of the chest, so wide, from so far behind its near end. */
const overLid = (from: number, width: number) =>
  `M${from - 26} ${-12.5 - from}l${width}-${width}a32 22 0 0 1 58 12.5l-${width} ${width}a32 22 0 0 0-58-12.5`;

/** Where the straps go around the chest, from its near end. */
const straps = [14, 74];

/** A chest that is locked, and its key. */
function LockedChest() {
  return (
    <>
      <path
        className={styles.shade}
        transform={onPlane('ground', [0, 0])}
        d="M-30-50h64l14 14V50h-78z"
      />
      <Solid className={styles.wood} prisms={[box([-40, -48], 60, 96, 44)]} />
      <path
        className={sceneStyles.slate}
        transform={onPlane('right', [20, 50])}
        d={straps.map((from) => `M${from} 0v-44h12V0z`).join('')}
      />
      <g className={styles.wood} transform={onPlane('left', [-10, 50, 44])}>
        <path d={overLid(0, 100)} />
        <path className={styles.left} d="M-32 0a32 22 0 0 1 64 0z" />
      </g>
      <path
        className={sceneStyles.slate}
        transform={onPlane('left', [-10, 50, 44])}
        d={straps.map((from) => overLid(from, 12)).join('')}
      />
      <g className={styles.stone}>
        <path
          transform={onPlane('right', [27, 16, 36])}
          d="M3 0v-10a13 13 0 0 1 26 0V0h-6v-10a7 7 0 0 0-14 0V0z"
        />
      </g>
      <path
        className={styles.marigold}
        d={
          outline([
            [22, -18, 36],
            [32, -18, 36],
            [32, 18, 36],
            [22, 18, 36],
          ]) +
          outline([
            [22, 18, 36],
            [32, 18, 36],
            [32, 18, 4],
            [22, 18, 4],
          ])
        }
      />
      <path
        className={styles.marigold}
        transform={onPlane('right', [32, 18, 36])}
        d="M0 0h36v32H0z"
      />
      <path className={styles.shade} transform={onPlane('right', [32, 18, 36])} d="M0 0h36v32H0z" />
      <path
        className={sceneStyles.slate}
        transform={onPlane('right', [32, 18, 36])}
        d="M18 8a5.5 5.5 0 0 1 3 10l2 8h-10l2-8a5.5 5.5 0 0 1 3-10"
      />
      <g transform={`${standing([-44, 74])}scale(.7)`}>
        <Key at={[0, 0]} />
      </g>
      <Plants
        rows={[
          { plant: 'cornflower', from: [40, -70], count: 3, along: [0, 20] },
          { plant: 'marigold', from: [60, -70], count: 3, along: [0, 20] },
        ]}
      />
    </>
  );
}

/** A ladder at a wall whose coping is being mended. */
function LadderAtWall() {
  const rail = (y: number) =>
    outline([
      [14, y],
      [22, y],
      [-34, y, 128],
      [-42, y, 128],
    ]);
  const rung = (step: number) => {
    const [x, z] = [16 - 7 * step, 16 * step];
    return outline([
      [x, 22, z + 5],
      [x, -10, z + 5],
      [x, -10, z],
      [x, 22, z],
    ]);
  };
  return (
    <>
      <path
        className={styles.shade}
        transform={onPlane('ground', [0, 0])}
        d="M-40-62h26l14 14V62h-40z"
      />
      <Solid className={styles.wall} prisms={[box([-58, -62], 18, 124, 96)]} />
      <path
        className={styles.line}
        strokeOpacity=".4"
        transform={onPlane('right', [-40, 62])}
        d="M8-60h24m-10 16h26M12-26h20M92-70h22m-16 18h20m-34 24h24"
      />
      <Solid
        className={styles.roof}
        prisms={[box([-63, -68, 96], 28, 56, 9), box([-63, 18, 96], 28, 50, 9)]}
      />
      <g className={styles.wood}>
        <path className={styles.right} d={rail(-10)} />
        <path d={[1, 2, 3, 4, 5, 6, 7].map(rung).join('')} />
        <path d={rail(22)} />
      </g>
      <Solid
        className={styles.roof}
        prisms={[box([30, -44], 44, 24, 9), box([34, -42, 9], 40, 22, 9)]}
      />
      <g transform={`${standing([44, 34])}scale(1.5)`}>
        <path className={styles.line} d="M-15-24q15-26 30 0" />
        <path className={styles.cornflower} d="M-16-24h32L11 0q-11 5-22 0z" />
      </g>
    </>
  );
}

/** A window behind its shutters. */
function ShutWindow() {
  return (
    <>
      <path
        className={styles.shade}
        transform={onPlane('ground', [0, 0])}
        d="M-14-50h34l14 14V52h-48z"
      />
      <Solid className={styles.wall} prisms={[box([-78, -52], 64, 104, 108)]} />
      <g transform={onPlane('right', [-14, 52])}>
        <g className={styles.stone}>
          <path d="M20-26v-30a32 32 0 0 1 64 0v30z" />
        </g>
        <g className={styles.hedge}>
          <path d="M27-26v-30a25 25 0 0 1 50 0v30z" />
        </g>
        <path
          className={styles.line}
          d="M52-81v55M32-34h15m10 0h15m-40-9h15m10 0h15m-40-9h15m10 0h15m-40-9h15m10 0h15m-37-9h12m10 0h12"
        />
        <path className={styles.marigold} d="M45-50h14v6H45z" />
      </g>
      <Solid className={styles.stone} prisms={[box([-14, -36, 18], 8, 72, 8)]} />
      <Solid className={styles.roof} prisms={[box([-84, -58, 108], 76, 116, 10)]} />
      <Plants
        rows={[
          { plant: 'tulip', from: [34, -44], count: 5, along: [0, 22] },
          { plant: 'tulip', from: [62, -44], count: 5, along: [0, 22] },
        ]}
      />
    </>
  );
}

/** An agreement that hangs open, under its seal. */
function SealedScroll() {
  return (
    <>
      <path
        className={styles.shade}
        transform={onPlane('ground', [0, 0])}
        d="M-30-56h24l14 14V56h-38z"
      />
      <Solid
        className={styles.wood}
        prisms={[box([-32, -46], 8, 8, 40), box([-32, 38], 8, 8, 40)]}
      />
      <Solid className={styles.wood} prisms={[box([-34, -58, 32], 14, 116, 8)]} />
      <Solid className={styles.stone} prisms={[box([-28, -52, 40], 4, 104, 92)]} />
      <Solid className={styles.wood} prisms={[box([-34, -58, 132], 14, 116, 8)]} />
      <g transform={onPlane('right', [-24, 52, 132])}>
        <path className={writing.page} d="M0 0h104v92H0z" />
        <path className={writing.writing} strokeWidth="6" d="M14 16h44" />
        <path
          className={writing.words}
          strokeWidth="4"
          d="M14 32h76m-76 13h76m-76 13h36m-36 13h36"
        />
        <path
          className={styles.cornflower}
          d="M66 70l-8 30 10-5 6 8 6-34zM82 70l4 34 8-8 9 6-9-36z"
        />
        <path
          className={styles.tulip}
          transform="translate(-53 112)"
          d="M128-74a12 12 0 0 1 17 6 12 12 0 0 1 4 18 12 12 0 0 1-12 14 12 12 0 0 1-18 0 12 12 0 0 1-12-14 12 12 0 0 1 4-18 12 12 0 0 1 17-6"
        />
        <path className={styles.line} transform="translate(-53 112)" d="M121-51l5 6 10-13" />
      </g>
      <Plants
        rows={[
          { plant: 'marigold', from: [34, -44], count: 5, along: [0, 22] },
          { plant: 'cornflower', from: [62, -44], count: 5, along: [0, 22] },
        ]}
      />
    </>
  );
}

/** Where a line turns that follows the edges of the plots so far from their middles, from left to right. */
const turns = (from: number, side: 1 | -1 = 1) =>
  [0, 1, 2, 3, 4, 5, 6].map(
    (turn) => `${(turn * apart) / 2} ${side * (from - ((turn % 2) * apart) / 4)}`,
  );

/** The outline of all plots together, so far from their middles. */
const outlineOfAll = (from: number) =>
  `M${-2 * from} 0L${turns(from, -1).join(' ')} ${3 * apart + 2 * from} 0 ${turns(from).reverse().join(' ')}z`;

/** Four plots of lawn that grow into one another, with a way along their near edges. */
function LongPlot() {
  const [across, edge] = [3 * apart, half - 6];
  const [near, far] = [edge - 8, edge - 24];
  const sides = (towards: 1 | -1) =>
    [0, 1, 2, 3]
      .map(
        (plot) =>
          `M${plot * apart} ${half}l${-2 * towards * half}-${half}v10l${2 * towards * half} ${half}z`,
      )
      .join('');
  return (
    <>
      <g className={styles.stone}>
        <path className={styles.left} d={sides(1)} />
        <path className={styles.right} d={sides(-1)} />
        <path d={outlineOfAll(half)} />
      </g>
      <path className={styles.lawn} d={outlineOfAll(edge)} />
      <path
        className={styles.gravel}
        d={`M${-edge - far} ${(far - edge) / 2}L${turns(far).join(' ')} ${across + edge + far} ${(far - edge) / 2}L${across + edge + near} ${(near - edge) / 2} ${turns(near).reverse().join(' ')} ${-edge - near} ${(near - edge) / 2}z`}
      />
    </>
  );
}

/** What keeps a wiki safe: the things that stand for the answers, along one way. */
export function SafeThings() {
  return (
    <At across={0} up={8}>
      <LongPlot />
      {[LockedChest, LadderAtWall, ShutWindow, SealedScroll].map((Thing, index) => (
        <At key={Thing.name} across={index * apart} up={6}>
          <Thing />
        </At>
      ))}
      <At across={3 * apart} up={-76} scale={1.2}>
        <CatOnItsWay at={along(0)} />
      </At>
    </At>
  );
}
