import styles from './garden.module.css';
import { plantRow, repeat, shoot, tulip } from './pen.ts';
import { bedSizes } from './plan-plot.ts';
import { onPlane } from './projection.ts';
import { box, Solid } from './solid.tsx';
import writing from './writing.module.css';

const height = 8;
const frame = 4;
const rowDepth = 16;
const rows = 2;
const leading = 9;
/** A tulip's stalk and leaves. */
export const stalk = `v-26m0 17${shoot}m0 9`;

interface WikiBedProps {
  size: keyof typeof bedSizes;
  /** The colour of its tulips; without one, there are shoots. */
  flower?: string | undefined;
}

/** A wiki as a bed: a page, and rows of tulips before it. */
export function WikiBed({ size, flower }: WikiBedProps) {
  const { width, depth } = bedSizes[size];
  const [innerWidth, innerDepth] = [width - 2 * frame, depth - 2 * frame];
  const pageDepth = innerDepth - rows * rowDepth;
  const lineLength = width - 20;
  const lines = Math.floor((pageDepth - 10) / leading);
  const count = Math.floor((width - 12) / 14);
  const nextRow = `${-rowDepth - 14 * (count - 1)} ${rowDepth / 2 - 7 * (count - 1)}`;
  const planted = (mark: string) =>
    plantRow(
      repeat(repeat(mark, count, '14 7'), rows, nextRow.replace(' -', '-')),
      [13, pageDepth + 15, height],
      1,
      [0, 0],
    );
  return (
    <>
      <Solid className={styles.wood} prisms={[box([0, 0], width, depth, height)]} />
      <g className={styles.wood} transform={onPlane('ground', [0, 0, height])}>
        <path className={styles.right} d={`M4 4h${innerWidth}v${innerDepth}h-${innerWidth}z`} />
        <path className={writing.page} d={`M4 4h${innerWidth}v${pageDepth}h-${innerWidth}z`} />
        <path className={writing.writing} strokeWidth="6" d="M10 12h30" />
        <path
          className={writing.words}
          d={`M10 21${repeat(`h${lineLength}`, lines, `-${lineLength} ${leading}`)}`}
        />
      </g>
      <path className={styles.leaf} d={planted(flower ? stalk : shoot)} />
      {flower && <path className={flower} d={planted(tulip)} />}
    </>
  );
}

/** The gate for single sign-on, lit in the dark scheme, in a wall of the given length along x. */
export function GardenGate({ length = 144 }: { length?: number }) {
  return (
    <>
      <g className={styles.wall}>
        <path className={styles.left} d={`M-2 0v-16h${length}V0zM48 0v-36h40V0z`} />
        <path className={styles.right} d="M88 0l8-8v-36l-8 8z" />
      </g>
      <path className={styles.opening} d="M56 0v-16a12 12 0 0 1 24 0V0z" />
      <path className={styles.tulip} d="M42-34h50l8-18h-50z" />
    </>
  );
}

/** A board on two posts that bears a name. */
export function NameSign() {
  return (
    <>
      <path className={styles.wood} d="M8 0v-24h4V0zm28 0v-24h4V0z" />
      <path className={writing.page} d="M0-8v-20h48v20z" />
      <path className={writing.writing} strokeWidth="6" d="M8-18h32" />
    </>
  );
}

/** A round basin with a fountain. */
export function Fountain() {
  return (
    <g className={styles.wall}>
      <path className={styles.right} d="M-34-8V4a34 17 0 0 0 68 0V-8z" />
      <ellipse cy="-8" rx="34" ry="17" />
      <path
        className={styles.cornflower}
        d="M-27-8a27 12 0 0 0 54 0a27 12 0 0 0-54 0M0-6q-3-42-18-10q-4-46 18-16q22-30 18 16q-15-32-18 10"
      />
    </g>
  );
}

/** The colours of tulips, one for each wiki in turn. */
export const flowers = [styles.tulip, styles.marigold, styles.cornflower];
