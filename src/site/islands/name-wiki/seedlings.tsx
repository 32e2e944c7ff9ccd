import { plantRow, rosette, shoot, stalk, tulip } from '../../garden/pen.ts';
import type { Place } from '../../garden/projection.ts';
import { viewBoxes } from '../../garden/view-boxes.ts';

/** Where they stand in the bed of the picture: two rows, the rear one first, which grows last. */
const places = [6, 28].flatMap((y) =>
  Array.from({ length: 6 }, (_, index): Place => [index * 15 - 38, y, 12]),
);
const blooms = [
  { mark: tulip, colour: '#d9603b' },
  { mark: rosette(8, 5, 28), colour: '#f0a81c' },
] as const;

/** What grows while a wiki is named: a seedling for each letter, and when all are up, a bloom for each. */
export function Seedlings({ of: name }: { of: string }) {
  const letters = name.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const at = (place: Place, mark: string) => plantRow(mark, place, 1, [0, 0]);
  return (
    <svg
      viewBox={viewBoxes.scene}
      fill="#5c9a63"
      stroke="#14312b"
      strokeWidth="1.2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {places.map((place, index) => {
        const { mark, colour } = blooms[index % 2 ? 1 : 0];
        const turn = (index + places.length / 2) % places.length;
        return (
          <g key={String(place)}>
            <path data-up={turn < letters} d={at(place, shoot)} />
            <g data-up={turn + places.length < letters}>
              <path d={at(place, stalk)} />
              <path d={at(place, mark)} fill={colour} />
            </g>
          </g>
        );
      })}
    </svg>
  );
}
