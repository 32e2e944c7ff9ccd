/** The weave rosepath: the shaft of each warp thread, the treadle of each pick, and the shafts that each treadle lifts. */
const threading = [0, 1, 2, 3, 2, 1];
const treadling = [0, 1, 2, 3, 2, 1];
const tieUp = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 0],
];

const repeats = 4;
const threads = Array.from({ length: threading.length * repeats }, (_, thread) => thread);
const shaftOf = (thread: number) => threading[thread % threading.length] as number;
const treadleOf = (pick: number) => treadling[pick % treadling.length] as number;

/** Position of the tie-up and the treadling, in squares; the cloth begins below the threading. */
const right = threads.length + 2;
const below = 6;

function squares(places: readonly (readonly [number, number])[]): string {
  return places.map(([across, down]) => `M${across} ${down}h1v1h-1z`).join('');
}

/**
 * Draws a weaving draft, whose cloth is computed from the threading, the tie-up and the treadling.
 *
 * @returns SVG
 */
export function drawDraft(): string {
  const cloth = threads.flatMap((pick) =>
    threads
      .filter((thread) => tieUp[treadleOf(pick)]?.includes(shaftOf(thread)))
      .map((thread) => [thread, below + pick] as const),
  );
  const ink =
    squares(threads.map((thread) => [thread, 3 - shaftOf(thread)])) +
    squares(threads.map((pick) => [right + treadleOf(pick), below + pick])) +
    squares(
      tieUp.flatMap((pair, treadle) => pair.map((shaft) => [right + treadle, 3 - shaft] as const)),
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 ${right + 6} ${below + threads.length + 2}">
  <path fill="#f0e2c2" d="M0 ${below}h${threads.length}v${threads.length}H0z"/>
  <path fill="#a8452a" d="${squares(cloth)}"/>
  <path fill="#35406f" d="${ink}"/>
  <path fill="none" stroke="#c9b68f" stroke-width=".15" d="M0 0h${threads.length}v4H0zM${right} 0h4v4h-4zM${right} ${below}h4v${threads.length}h-4z"/>
</svg>`;
}
