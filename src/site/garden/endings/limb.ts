/** A joint of an arm or a leg, and half its thickness there. */
type Joint = readonly [across: number, down: number, radius: number];

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Outlines an arm or a leg: bones that taper, soft where they bend, rounded at the end; open where it
 * comes out of the body.
 *
 * @param joints from the shoulder or the hip on, two or more
 * @returns path data that is not closed
 */
export function limb(...joints: readonly Joint[]): string {
  const sides = joints.map(([x, y, radius], index) => {
    const [fromX, fromY] = joints[index - 1] ?? joints[index] ?? [0, 0];
    const [toX, toY] = joints[index + 1] ?? joints[index] ?? [0, 0];
    const before = unit(x - fromX, y - fromY);
    const after = unit(toX - x, toY - y);
    const [alongX, alongY] = unit(before[0] + after[0], before[1] + after[1]);
    return [
      [x + alongY * radius, y - alongX * radius],
      [x - alongY * radius, y + alongX * radius],
    ] as const;
  });
  const there = sides.map(([side]) => side);
  const back = sides.map(([, side]) => side).reverse();
  const radius = joints.at(-1)?.[2] ?? 0;
  return `M${soft(there)}A${radius} ${radius} 0 0 1 ${soft(back)}`;
}

type Point = readonly [number, number];

const unit = (x: number, y: number): Point => {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
};

const place = ([x, y]: Point = [0, 0]) => `${round(x)} ${round(y)}`;

/** A line whose corners are rounded. */
function soft(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before || !after) return `${before ? 'L' : ''}${place(point)}`;
      const near = (other: Point): Point => [
        point[0] + (other[0] - point[0]) * 0.35,
        point[1] + (other[1] - point[1]) * 0.35,
      ];
      return `L${place(near(before))}Q${place(point)} ${place(near(after))}`;
    })
    .join('');
}
