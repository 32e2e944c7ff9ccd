import { CatOnItsWay } from './details.tsx';
import { At } from './endings/at.tsx';
import styles from './garden.module.css';
import { along } from './page-bed.tsx';
import { outline } from './pen.ts';
import { Plants } from './plants.tsx';
import { onPlane, standing } from './projection.ts';
import sceneStyles from './scene.module.css';
import { Cypress } from './slide-stage.tsx';
import { box, Solid } from './solid.tsx';
import { Key } from './two-gates.tsx';
import writing from './writing.module.css';

/** The things stand so far from one another. */
const apart = 300;

/** Half of the ground, which goes on to both sides further than a screen is wide. */
const wing = 4 * apart;

const view = (from: number, width = apart) => `${from - apart / 2} -206 ${width} 312`;

/** Parts of the drawing, by the ids of the answers, and the ground before the first and behind the last. */
export const safeViews = [
  ...['encryption-in-transit', 'updates', 'staff-access', 'agreement'].map(
    (id, index) => [id, view(index * apart)] as const,
  ),
  ['before', view(-wing, wing)] as const,
  ['after', view(4 * apart, wing)] as const,
];

const shackle = 'M8 0v-36a36 36 0 0 1 72 0V0H66v-36a22 22 0 0 0-44 0V0z';

/** A padlock that is shut, and its key. */
function LockAndKey() {
  return (
    <>
      <path
        className={styles.shade}
        transform={onPlane('ground', [0, 0])}
        d="M-44-44H6l12 12V44h-62z"
      />
      <g className={styles.stone}>
        <path className={styles.left} transform={onPlane('right', [-36, 44, 76])} d={shackle} />
        <path transform={onPlane('right', [-26, 44, 76])} d={shackle} />
      </g>
      <path
        className={styles.marigold}
        d={
          outline([
            [-52, -44, 76],
            [-12, -44, 76],
            [-12, 44, 76],
            [-52, 44, 76],
          ]) +
          outline([
            [-52, 44, 76],
            [-12, 44, 76],
            [-12, 44],
            [-52, 44],
          ]) +
          outline([
            [-12, 44, 76],
            [-12, -44, 76],
            [-12, -44],
            [-12, 44],
          ])
        }
      />
      <path
        className={styles.shade}
        d={outline([
          [-12, 44, 76],
          [-12, -44, 76],
          [-12, -44],
          [-12, 44],
        ])}
      />
      <g className={styles.stone}>
        <path
          className={styles.left}
          transform={onPlane('right', [-26, 44, 76])}
          d="M8 0v-20h14V0zM66 0v-20h14V0z"
        />
      </g>
      <path
        className={sceneStyles.slate}
        transform={onPlane('right', [-12, 44, 76])}
        d="M44 18a11 11 0 0 1 7 19l5 21H32l5-21a11 11 0 0 1 7-19"
      />
      <Key at={[10, 20]} />
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

/** A lawn with a way along its near side. */
function LongPlot() {
  const [left, width] = [-wing - apart, 2 * wing + 6 * apart];
  return (
    <>
      <g className={styles.stone}>
        <path className={styles.left} d={`M${left} 93v10h${width}v-10z`} />
        <path d={`M${left}-80v173h${width}v-173z`} />
      </g>
      <path className={styles.lawn} d={`M${left}-76v166h${width}v-166z`} />
      <path className={styles.gravel} d={`M${left} 56v20h${width}v-20z`} />
    </>
  );
}

/** Cypresses at the rear of the lawn, between the things and to both sides of them, each with its height. */
const cypresses = [
  [-1130, 0.8],
  [-1096, 0.6],
  [-760, 0.7],
  [-560, 0.6],
  [-528, 0.8],
  [-292, 0.7],
  [-262, 0.9],
  [104, 0.8],
  [134, 0.55],
  [410, 0.6],
  [436, 0.75],
  [728, 0.7],
  [776, 0.55],
  [1076, 0.9],
  [1106, 0.65],
  [1350, 0.7],
  [1560, 0.8],
  [1594, 0.6],
  [1900, 0.7],
] as const;

/** What keeps a wiki safe: the things that stand for the answers, along one way. */
export function SafeThings() {
  return (
    <>
      <LongPlot />
      {cypresses.map(([across, tall]) => (
        <Cypress key={across} at={along(across, 56)} tall={tall} />
      ))}
      {[-1010, -470, 1140, 1640].map((across, index) => (
        <Plants
          key={across}
          rows={[
            {
              plant: index % 2 ? 'tulip' : 'marigold',
              from: along(across, 4),
              count: 7,
              along: along(30),
            },
            {
              plant: index % 2 ? 'tulip' : 'marigold',
              from: along(across - 15, -16),
              count: 7,
              along: along(30),
            },
          ]}
        />
      ))}
      {[LockAndKey, LadderAtWall, ShutWindow, SealedScroll].map((Thing, index) => (
        <At key={Thing.name} across={index * apart} up={14}>
          <Thing />
        </At>
      ))}
      <At across={196} up={-66} scale={1.4}>
        <CatOnItsWay at={along(0)} />
      </At>
    </>
  );
}
