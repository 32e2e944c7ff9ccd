import styles from './garden.module.css';
import { plantRow, rosette, shoot, tulip } from './pen.ts';
import type { Place } from './projection.ts';

/** Marks of the pen; each ends where it begins, at the foot of the plant. */
const stalk = 'q2-12 0-26m0 18q-9 0-10-8q9-1 10 8q7-2 8-10q-8 1-8 10m0 8';
const leaves: Partial<Record<Plant, string>> = {
  shoot,
  cabbage: `${rosette(7, 7, 5)}m-4-3q-2-6 4-7q5 1 4 5q-2 2-5 0m1 5`,
  bush: rosette(8, 10, 10),
};
const blooms = {
  marigold: rosette(8, 5, 28),
  cornflower: rosette(6, 4, 27),
  tulip,
};

/** Those that bloom stand on a stalk. */
type Plant = 'shoot' | 'cabbage' | 'bush' | keyof typeof blooms;

/** Plants of one kind in a row. */
interface Row {
  plant: Plant;
  from: Place;
  count: number;
  /** From one plant to the next; along a furrow when left out. */
  along?: Place;
}

const drawn = (rows: readonly Row[], mark: (row: Row) => string) =>
  rows.map((row) => plantRow(mark(row), row.from, row.count, row.along ?? [14, 0])).join('');

/** Rows of plants, given from the rear to the front; one colour is one path. */
export function Plants({ rows }: { rows: readonly Row[] }) {
  return (
    <>
      <path className={styles.leaf} d={drawn(rows, ({ plant }) => leaves[plant] ?? stalk)} />
      {(['tulip', 'cornflower', 'marigold'] as const).map((flower) => {
        const flowers = rows.filter(({ plant }) => plant === flower);
        return (
          flowers.length > 0 && (
            <path
              key={flower}
              className={styles[flower]}
              d={drawn(flowers, () => blooms[flower])}
            />
          )
        );
      })}
    </>
  );
}
