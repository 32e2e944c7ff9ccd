/** Seedlings per row, and the origins of the two rows, the front one first. */
const inRow = 6;
const rows = [
  [-66, -17],
  [-44, -28],
] as const;

const leaves = 'M0 0v-5q-9 0-11-9q10 0 11 9q1-9 10-12q1 11-10 12';
const stalk = 'M0 0v-27m0 18q-9 0-10-8q9-1 10 8q7-2 8-10q-8 1-8 10';
const tulip = 'M-5-25q-3-9 0-13l5 5l5-5q3 4 0 13q-5 4-10 0';

/**
 * Draws a seedling for each letter of the name, and blooms once all are up. It has its own few shapes, which
 * are smaller to load than the garden's drawing code.
 */
export function Seedlings({ of: name }: { of: string }) {
  const letters = name.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const isUp = (turn: number) => turn < letters;
  const places = rows.flatMap(([across, down]) =>
    Array.from({ length: inRow }, (_, index) => [across + index * 15, down + index * 7.5]),
  );
  return (
    <svg
      // The same viewBox as the drawing of the bed below it.
      viewBox="-150 -140 300 225"
      fill="#5c9a63"
      stroke="#14312b"
      strokeWidth="1.2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {places
        .map((place, turn) => (
          <g key={String(place)} transform={`translate(${place.join(' ')})`}>
            <path data-up={isUp(turn)} d={leaves} />
            <g data-up={isUp(turn + places.length)}>
              <path d={stalk} />
              {turn % 2 ? (
                <circle cy="-30" r="6" fill="#f0a81c" />
              ) : (
                <path d={tulip} fill="#d9603b" />
              )}
            </g>
          </g>
        ))
        .reverse()}
    </svg>
  );
}
