interface Wanted {
  least?: number;
  most?: number;
}

/**
 * Prints a figure beside what is wanted of it; the process will exit with 1 when it falls short.
 *
 * @param unit stands behind the figure
 * @param digits behind the point
 * @param last what it was when it was measured before
 */
export function report(
  what: string,
  value: number,
  unit: string,
  { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Wanted,
  digits = 0,
  last?: number,
): void {
  const isFine = value >= least && value <= most;
  const limit = Number.isFinite(most) ? `at most ${most}` : `at least ${least}`;
  const before = last === undefined ? '' : `; ${last.toFixed(digits)} the last time`;
  const figure = [value.toFixed(digits), unit].filter(Boolean).join(' ');
  console.log(`${isFine ? '✓' : '✗'} ${what}: ${figure} (${limit}${before})`);
  if (!isFine) process.exitCode = 1;
}
