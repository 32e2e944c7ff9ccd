/** A place in the garden: x runs down to the right, y down to the left, z up (0 when left out). */
export type Place = readonly [x: number, y: number, z?: number];

/**
 * Projects a place in the garden onto the drawing. The projection is dimetric with slopes of 2:1: an even x +
 * y falls on whole numbers, which keeps edges exact and the markup short.
 *
 * @param place in units of the drawing
 * @returns position on the drawing, in the same units
 */
export function project([x, y, z = 0]: Place): [across: number, down: number] {
  return [x - y, (x + y) / 2 - z];
}

const planes = {
  /** Lying flat: right is x, down is y. */
  ground: '1 .5 -1 .5',
  /** Standing along x, facing the lower left: right is x, down is down. */
  left: '1 .5 0 1',
  /** Standing along y, facing the lower right: right is minus y, down is down. */
  right: '1 -.5 0 1',
};

/**
 * The SVG `transform` that projects a flat drawing onto a plane of the garden.
 *
 * @param plane which way it faces
 * @param origin the place of the drawing's origin
 */
export function onPlane(plane: keyof typeof planes, origin: Place): string {
  return `matrix(${planes[plane]} ${project(origin).join(' ')})`;
}

/**
 * The SVG `transform` that moves a drawing that faces the viewer to a place.
 *
 * @param place of the drawing's origin
 */
export function standing(place: Place): string {
  return `translate(${project(place).join(' ')})`;
}

/** A place in a drawing that is seen from the front and has no depth: how far along, and how high. */
export const along = (across: number, up = 0): Place => [across / 2, -across / 2, up];
