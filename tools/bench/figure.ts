interface Goal {
  least?: number;
  most?: number;
}

/**
 * Prints a figure with its goal, and sets the exit code to 1 when the goal is missed.
 *
 * @param unit of the figure; may be empty
 * @param digits after the decimal point
 * @param last the figure of the last run
 */
export function report(
  what: string,
  value: number,
  unit: string,
  { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Goal,
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
