import { along, PageBed } from './page-bed.tsx';
import { Plants } from './plants.tsx';

/** Beds from the far end to the near one: how high each stands in the picture, and how large. */
const beds = [
  { at: [-26, 92], scale: 0.6, flower: 'cornflower' },
  { at: [-14, 158], scale: 0.85, flower: 'marigold' },
  { at: [-34, 250], scale: 1.2, flower: 'tulip' },
] as const;

/** Beds of pages, one behind the other, that go on beyond both edges of the picture. */
export const rowsView = '0 52 360 198';

/** What stands in that view. */
export function RowsOfPages() {
  return beds.map(({ at: [x, y], scale, flower }) => {
    // Enough to pass both edges; a flower stands before every third.
    const pages = Math.ceil(420 / (34 * scale));
    return (
      <g key={y} transform={`translate(${x} ${y}) scale(${scale})`}>
        <PageBed pages={pages} />
        <Plants
          rows={[
            { plant: flower, from: along(39), count: Math.ceil(pages / 3), along: along(102) },
          ]}
        />
      </g>
    );
  });
}
