import styles from './garden.module.css';
import { outline } from './pen.ts';

export type Corner = readonly [x: number, y: number];

export interface Prism {
  /** Corners of the plan, clockwise as seen on the sheet, each edge along x or along y. */
  plan: readonly Corner[];
  height: number;
  /** Height of the underside; 0 when left out. */
  z?: number;
}

/** A box standing at its rear corner, `width` along x and `depth` along y. */
export function box(
  [x, y, z = 0]: readonly [number, number, number?],
  width: number,
  depth: number,
  height: number,
): Prism {
  const plan: Corner[] = [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ];
  return { plan, z, height };
}

function faces({ plan, z = 0, height }: Prism) {
  const drawn = { top: outline(plan.map(([x, y]) => [x, y, z + height])), left: '', right: '' };
  plan.forEach(([x, y], index) => {
    const [nextX, nextY] = plan[(index + 1) % plan.length] as Corner;
    if (nextX >= x && nextY <= y) return;
    drawn[nextX < x ? 'left' : 'right'] += outline([
      [x, y, z + height],
      [nextX, nextY, z + height],
      [nextX, nextY, z],
      [x, y, z],
    ]);
  });
  return drawn;
}

/**
 * Prisms of one material as three paths, each face in its own light.
 *
 * @param prisms in any order, as long as none hides a part of another
 * @param className the material
 */
export function Solid({ prisms, className }: { prisms: Prism[]; className: string | undefined }) {
  const drawn = prisms.map(faces);
  return (
    <g className={className}>
      <path className={styles.left} d={drawn.map((prism) => prism.left).join('')} />
      <path className={styles.right} d={drawn.map((prism) => prism.right).join('')} />
      <path d={drawn.map((prism) => prism.top).join('')} />
    </g>
  );
}
