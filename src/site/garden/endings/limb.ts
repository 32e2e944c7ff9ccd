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
  const pen = new Pen();
  pen.line(sides.map(([side]) => side));
  const radius = joints.at(-1)?.[2] ?? 0;
  const back = sides.map(([, side]) => side).reverse();
  pen.to(`a${radius} ${radius} 0 0 1 `, back[0]);
  pen.line(back);
  return pen.drawn;
}

type Point = readonly [number, number];

const unit = (x: number, y: number): Point => {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
};

/** Draws in steps from where it is, so that limbs bent alike are alike to the letter wherever they are. */
class Pen {
  drawn = '';
  #at: Point = [0, 0];

  /** Goes on to the last of some points with a command that takes all of them. */
  to(command: string, ...points: readonly (Point | undefined)[]): void {
    const places = points.map(([across, down] = [0, 0]): Point => [round(across), round(down)]);
    const [fromAcross, fromDown] = this.#at;
    this.drawn +=
      command +
      places
        .map(([across, down]) => `${round(across - fromAcross)} ${round(down - fromDown)}`)
        .join(' ');
    this.#at = places.at(-1) ?? this.#at;
  }

  /** Goes along a line whose corners are rounded, from where the pen is if it has drawn. */
  line(points: readonly Point[]): void {
    for (const [index, point] of points.entries()) {
      const [before, after] = [points[index - 1], points[index + 1]];
      const near = (other: Point): Point => [
        point[0] + (other[0] - point[0]) * 0.35,
        point[1] + (other[1] - point[1]) * 0.35,
      ];
      if (before && after) {
        this.to('l', near(before));
        this.to('q', point, near(after));
      } else if (before) {
        this.to('l', point);
      } else if (!this.drawn) {
        this.to('M', point);
      }
    }
  }
}
