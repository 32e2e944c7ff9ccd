import {
  type FlatPrice,
  type PerPersonPrice,
  type PriceRange,
  perPersonMonth,
} from '../../../domain/team-price.ts';

/** Size of the plot in the units of its drawing. */
export const plot = { width: 640, height: 320 };

/** Turns people and cents into places of the plot. */
export interface Scale {
  across: (people: number) => number;
  down: (cents: number) => number;
}

/**
 * Makes the scale of a plot. Every size of team has a column of its own and stands in its middle.
 *
 * @param most largest size of team, 1 or more
 * @param mostCents highest price, above 0
 */
export function scaleTo(most: number, mostCents: number): Scale {
  return {
    across: (people) => Math.round(((people - 0.5) / most) * plot.width),
    down: (cents) => Math.round((1 - cents / mostCents) * plot.height),
  };
}

/**
 * Outlines prices that hold from one size of team to another: a terrace with a step between two sizes.
 * It begins and ends where a wedge does, in the middle of a column.
 */
export function terracePath(prices: readonly FlatPrice[], { across, down }: Scale): string {
  const least = Math.min(...prices.map(({ peopleFrom }) => peopleFrom));
  const most = Math.max(...prices.map(({ peopleTo }) => peopleTo));
  const edge = (price: FlatPrice, cents: number) => [
    `${across(Math.max(price.peopleFrom - 0.5, least))} ${down(cents)}`,
    `${across(Math.min(price.peopleTo + 0.5, most))} ${down(cents)}`,
  ];
  const top = prices.flatMap((price) => edge(price, price.toCents));
  const bottom = prices.flatMap((price) => edge(price, price.fromCents));
  return `M${top.join('L')}L${bottom.reverse().join('L')}z`;
}

/** Outlines a price per head: a wedge that begins where the free plan ends. */
export function wedgePath(price: PerPersonPrice, most: number, { across, down }: Scale): string {
  const corner = (people: number, edge: keyof PriceRange) =>
    `${across(people)} ${down(perPersonMonth(people, price)[edge])}`;
  const first = price.freeUpTo + 1;
  return `M${corner(first, 'fromCents')}L${corner(first, 'toCents')}L${corner(most, 'toCents')}L${corner(most, 'fromCents')}z`;
}

/** A bar that marks what one size of team pays. */
export function markPath(people: number, range: PriceRange, { across, down }: Scale): string {
  return `M${across(people)} ${down(range.fromCents)}V${down(range.toCents)}`;
}
