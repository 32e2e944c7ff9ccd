import styles from './garden.module.css';
import { outline, repeat } from './pen.ts';
import { onPlane } from './projection.ts';
import whole from './whole.module.css';

/** Length of a side of the garth: eleven bays of 28. */
export const side = 308;

const doorBay = 5;

/** Marks in every bay of an arcade; the one in the middle may be left out or a door. */
function bays(mark: string, [x, y]: [number, number], door = ''): string {
  const five = repeat(mark, doorBay, '28 0');
  return `M${x} ${y}${five}${door}M${x + 168} ${y}${five}`;
}

/** The arcade, seen from the garth: reveals, what lies behind them, capitals and coping. */
function Arcade() {
  return (
    <g transform={onPlane('left', [0, 0])}>
      <path className={styles.left} d="M0 0h308v-76H0z" />
      <path
        className={styles.right}
        d={bays('v-33a11 11 0 0 1 22 0v33z', [3, -12], 'M143 0v-45a11 11 0 0 1 22 0V0z')}
      />
      <path
        className={styles.opening}
        d={bays('v-37a11 11 0 0 1 17 9v28z', [8, -17], 'M148 0v-54a11 11 0 0 1 17 9V0z')}
      />
      <path className={whole.lamp} d="M17-44h290" />
      <path d={`M23-43${repeat('h10v-4h-10z', 10, '28 0')}`} />
      <path className={styles.line} d="M0-12h143m22 0h143M0-64h308" />
      <path className={styles.shade} d="M0-76h308v7H0z" />
    </g>
  );
}

/** A lean-to roof: verge, eaves, tiles and ridge. */
function Roof() {
  return (
    <g className={styles.roof}>
      <path className={styles.right} d="M308 83l38-47v6l-38 47z" />
      <path className={styles.right} transform={onPlane('left', [5, 5, 76])} d="M0 0h308v5H0z" />
      <g transform="matrix(1 .5 1 -1.24 -5 -73.5)">
        <path className={styles.left} d="M5 0h308v38H0z" />
        <path className={styles.tiles} d="M5 6h308M5 30h308" />
        <path className={styles.tiles} d="M9 18h304" />
        <path d="M0 36h313v5H0z" />
      </g>
    </g>
  );
}

/** One range of the cloister, along x. The one along y is its mirror image, in other light. */
export function Ranges() {
  return (
    <>
      <g id="garth-range" className={whole.outlined}>
        <g className={styles.wall}>
          <Arcade />
          <g transform={onPlane('right', [side, 0])}>
            <path className={styles.right} d="M0 0h30v-98L0-76z" />
            <path className={styles.opening} d="M6 0v-40a10 10 0 0 1 20 0V0z" />
          </g>
        </g>
        <Roof />
      </g>
      <use href="#garth-range" transform="scale(-1 1)" className={whole.mirrored} />
    </>
  );
}

/** The tower over the corner where the ranges meet. */
export function Tower() {
  const walls = 'M0-60h46v-88H0z';
  const windows = 'M8-116v-14a6 6 0 0 1 12 0v14zm17 0v-14a6 6 0 0 1 12 0v14z';
  return (
    <>
      <g className={styles.wall}>
        <g transform={onPlane('left', [-44, 2])}>
          <path className={styles.left} d={walls} />
          <path className={styles.opening} d={windows} />
        </g>
        <g transform={onPlane('right', [2, 2])}>
          <path className={styles.right} d={walls} />
          <path className={styles.opening} d={windows} />
        </g>
      </g>
      <PointedRoof half={28} at={[-22, -22, 146]} height={50} />
      <path className={styles.marigold} d="M0-218v-14l12 4-12 4" />
    </>
  );
}

/** A roof of four slopes, two of which are seen. */
export function PointedRoof({
  at: [x, y, z],
  half,
  height,
}: {
  at: readonly [number, number, number];
  half: number;
  height: number;
}) {
  const near = [x + half, y + half, z] as const;
  const top = [x, y, z + height] as const;
  return (
    <g className={styles.roof}>
      <path className={styles.left} d={outline([near, [x - half, y + half, z], top])} />
      <path className={styles.right} d={outline([near, [x + half, y - half, z], top])} />
    </g>
  );
}
