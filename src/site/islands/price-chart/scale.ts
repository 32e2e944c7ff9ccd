import {
  type FlatPrice,
  type PerPersonPrice,
  type PriceRange,
  perPersonMonth,
} from '../../../domain/team-price.ts';

/** Turns people and cents into places of the plot, in hundredths of its width and height. */
export interface Scale {
  across: (people: number) => number;
  down: (cents: number) => number;
}

/**
 * Makes the scale of a plot, which reaches from a team of one to the largest.
 *
 * @param most largest size of team, 2 or more
 * @param mostCents highest price, above 0
 */
export function scaleTo(most: number, mostCents: number): Scale {
  const percent = (share: number) => Math.round(share * 10_000) / 100;
  return {
    across: (people) => percent((people - 1) / (most - 1)),
    down: (cents) => percent(1 - cents / mostCents),
  };
}

/** Draws the price of the plans that are recommended: a line with a step between two sizes of team. */
export function stepPath(prices: readonly FlatPrice[], { across, down }: Scale): string {
  const most = Math.max(...prices.map(({ peopleTo }) => peopleTo));
  const steps = prices.map(
    ({ peopleTo, recommended }) =>
      `${down(recommended.monthCents)}H${across(Math.min(peopleTo + 0.5, most))}`,
  );
  return `M0 ${steps.join('V')}`;
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
