import { type Place, project } from './projection.ts';

/** Writes two coordinates as compact path data, with at most one decimal. */
function pair(across: number, down: number): string {
  const [first, second] = [across, down].map((value) => String(Math.round(value * 10) / 10));
  return `${first}${second?.startsWith('-') ? '' : ' '}${second}`;
}

/**
 * Outlines a surface.
 *
 * @param corners at least three places, in order
 * @returns closed path data, in relative coordinates after the first corner
 */
export function outline(corners: readonly Place[]): string {
  const points = corners.map(project);
  const steps = points.map(([across, down], index) => {
    const [fromAcross, fromDown] = points[index - 1] ?? [0, 0];
    return pair(across - fromAcross, down - fromDown);
  });
  return `M${steps[0]}l${steps.slice(1).join(' ').replaceAll(' -', '-')}z`;
}

/**
 * Repeats a mark along a line. The copies are identical text, which compresses well.
 *
 * @param mark relative path data that ends where it begins
 * @param count how often it is drawn
 * @param step offset from one to the next
 */
export function repeat(mark: string, count: number, step: string): string {
  return Array.from({ length: count }, () => mark).join(`m${step}`);
}

/**
 * Sets a row of marks in the garden.
 *
 * @param mark see `repeat`
 * @param from the place of the first
 * @param count how many stand in the row
 * @param along offset from one to the next, in x and y
 */
export function plantRow(mark: string, from: Place, count: number, along: Place): string {
  return `M${pair(...project(from))}${repeat(mark, count, pair(...project(along)))}`;
}

/**
 * A blossom, a head of cabbage or a bush: a ring of round lobes.
 *
 * @param lobes at least five
 * @param radius from the middle to where two lobes meet
 * @param rise how far the middle lies above the ground
 * @returns a mark for `repeat`
 */
export function rosette(lobes: number, radius: number, rise: number): string {
  const at = (lobe: number) => {
    const angle = (lobe / lobes) * 2 * Math.PI;
    return [Math.round(radius * Math.sin(angle)), Math.round(-radius * Math.cos(angle))] as const;
  };
  const bulge = Math.ceil(radius * Math.sin(Math.PI / lobes));
  const arcs = Array.from({ length: lobes }, (_, lobe) => {
    const [[fromAcross, fromDown], [across, down]] = [at(lobe), at(lobe + 1)];
    return `${bulge} ${bulge} 0 0 1 ${pair(across - fromAcross, down - fromDown)}`;
  });
  return `m0-${rise + radius}a${arcs.join(' ').replaceAll(' -', '-')}zm0 ${rise + radius}`;
}

/** Two leaves as a mark for `repeat`. */
export const shoot = 'q-1-7-11-9q1 9 11 9q0-9 10-13q1 11-10 13v4m0-4';

/** A tulip's bloom as a mark for `repeat`, 25 above its foot. */
export const tulip = 'm-5-25q-3-9 0-13l5 5l5-5q3 4 0 13q-5 4-10 0m5 25';
