import styles from '../../garden/garden.module.css';
import { Picture } from '../../garden/picture.tsx';
import { Plants } from '../../garden/plants.tsx';
import { onPlane, type Place, standing } from '../../garden/projection.ts';
import soilStyles from '../../garden/soil.module.css';
import { box, Solid } from '../../garden/solid.tsx';

const side = 10;
const apart = 18;
const bedSide = side * apart + 8;
const bedHeight = 9;

/** The place of a plant, counted from the rear corner of the bed. */
const placeOf = (column: number, row: number): Place => [
  13 + column * apart,
  13 + row * apart,
  bedHeight,
];

/**
 * A bed of a hundred plants, some of which are taller.
 *
 * @param outgrown number of taller plants, 0 to 10: one in each row, from the fifth row on
 */
export function HundredPlants({ outgrown, alt }: { outgrown: number; alt: string }) {
  const rows = Array.from({ length: side }, (_, row) => row);
  const isOutgrown = (row: number) => (row + side - 4) % side < outgrown;
  const column = 5;
  return (
    <Picture viewBox="-196 -24 392 238" alt={alt}>
      <Solid className={styles.wood} prisms={[box([0, 0], bedSide, bedSide, bedHeight)]} />
      <path
        className={soilStyles.soil}
        transform={onPlane('ground', [0, 0, bedHeight])}
        d={`M4 4h${bedSide - 8}v${bedSide - 8}H4z`}
      />
      {rows.map((row) =>
        isOutgrown(row) ? (
          <g key={row}>
            <Row from={0} to={column} row={row} />
            <g transform={`${standing(placeOf(column, row))} scale(2.4)`}>
              <Plants rows={[{ plant: 'marigold', from: [0, 0], count: 1 }]} />
            </g>
            <Row from={column + 1} to={side} row={row} />
          </g>
        ) : (
          <Row key={row} from={0} to={side} row={row} />
        ),
      )}
    </Picture>
  );
}

function Row({ from, to, row }: { from: number; to: number; row: number }) {
  return (
    <Plants
      rows={[{ plant: 'cabbage', from: placeOf(from, row), count: to - from, along: [apart, 0] }]}
    />
  );
}
