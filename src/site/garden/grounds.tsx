import { side } from './cloister.tsx';
import styles from './garden.module.css';
import { outline, plantRow } from './pen.ts';
import { onPlane } from './projection.ts';
import { box, type Prism, Solid } from './solid.tsx';
import whole from './whole.module.css';

const cypress = 'c-16-8-17-70 0-116c17 46 16 108 0 116';

/** What stands behind the cloister: the sun, or the night's disc, and cypresses. */
export function Backdrop() {
  return (
    <>
      <circle className={whole.sun} cy="-60" r="150" />
      <path
        className={whole.cypress}
        d={
          plantRow(cypress, [-66, 190, 20], 1, [0, 0]) +
          plantRow(cypress, [74, -66, 20], 2, [44, 8])
        }
      />
    </>
  );
}

/** The slab all stands on, the lawn, the paths that cross at the well, and shadows on them. */
export function Ground() {
  return (
    <>
      <Solid className={styles.stone} prisms={[box([-34, -34, -14], 378, 378, 14)]} />
      <g transform={onPlane('ground', [0, 0])}>
        <path className={styles.lawn} d="M0 0h308v308H0z" />
        <path className={styles.gravel} d="M140 0h28v140h140v28H168v168h-28V168H0v-28h140z" />
        <circle className={styles.gravel} cx="154" cy="154" r="32" />
        <path
          className={styles.shade}
          d="M0 0h30v308H0zM134 22h6v104l-6 8zm150 0h6v104l-6 8zM134 172h6v104l-6 8zm150 0h6v104l-6 8z"
        />
      </g>
    </>
  );
}

/** A hedge of two arms that meet in a corner of the lawn. */
function hedge(near: { x: boolean; y: boolean }): Prism {
  const [from, to] = [4, 134];
  const mirrorX = (x: number) => (near.x ? side - x : x);
  const mirrorY = (y: number) => (near.y ? side - y : y);
  const plan = (
    [
      [from, from],
      [to, from],
      [to, 14],
      [14, 14],
      [14, to],
      [from, to],
    ] as const
  ).map(([x, y]) => [mirrorX(x), mirrorY(y)] as const);
  return { plan: near.x === near.y ? plan : plan.reverse(), height: 14 };
}

/** The hedges around the lawn, open where the paths go through. */
export function Hedges() {
  return (
    <Solid
      className={styles.hedge}
      prisms={[
        hedge({ x: false, y: false }),
        hedge({ x: true, y: false }),
        hedge({ x: false, y: true }),
        hedge({ x: true, y: true }),
      ]}
    />
  );
}

/** The light that the lamps of the arcade throw on the garden at night. */
export function Lamplight() {
  return (
    <g className={styles.glow}>
      {[44, 20].map((reach) => (
        <path
          key={reach}
          d={outline([
            [0, 0],
            [side, 0],
            [side, reach],
            [reach, reach],
            [reach, side],
            [0, side],
          ])}
        />
      ))}
    </g>
  );
}

/** The foot of the two ranges that are cut away so that we can look in. */
export function FrontWall() {
  return (
    <Solid
      className={styles.wall}
      prisms={[
        box([308, 0], 8, 136, 9),
        box([0, 308], 128, 8, 9),
        {
          plan: [
            [308, 172],
            [316, 172],
            [316, 316],
            [180, 316],
            [180, 308],
            [308, 308],
          ],
          height: 9,
        },
      ]}
    />
  );
}
