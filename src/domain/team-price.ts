import { taxOn } from './money.ts';

/** What a team pays, from the smallest plan to the largest. */
export interface PriceRange {
  readonly fromCents: number;
  readonly toCents: number;
}

/** A price of a month that is the same for every size of team between two. */
export interface FlatPrice extends PriceRange {
  readonly peopleFrom: number;
  readonly peopleTo: number;
  /** What is paid in one sum for the year. */
  readonly year: PriceRange;
  /** The plan that these teams are recommended. */
  readonly recommended: {
    readonly name: string;
    readonly monthCents: number;
    readonly yearCents: number;
  };
}

/** A price for each person with an account, known only roughly. */
export interface PerPersonPrice extends PriceRange {
  /** Teams of at most this size pay nothing; 0 when there is no free plan. */
  readonly freeUpTo: number;
  /** Tax that is taken on the sum, in hundredths of a percent. */
  readonly taxBasisPoints: number;
}

/**
 * Finds what a team pays where the price does not depend on who has an account. The year in one sum
 * is a price of its own, not twelve times the month.
 *
 * @param people size of the team, 1 or more
 * @param prices in any order, none overlapping
 * @throws RangeError for a team that no listed price is for
 */
export function flatPrice(people: number, prices: readonly FlatPrice[]): FlatPrice {
  const price = prices.find(
    ({ peopleFrom, peopleTo }) => peopleFrom <= people && people <= peopleTo,
  );
  if (!price) throw new RangeError(`There is no price for ${people} people.`);
  return price;
}

/**
 * Computes what a team pays where every account is counted.
 *
 * @param people accounts, 1 or more
 * @returns whole cents a month
 */
export function perPersonMonth(
  people: number,
  { freeUpTo, fromCents, toCents, taxBasisPoints }: PerPersonPrice,
): PriceRange {
  const counted = people <= freeUpTo ? 0 : people;
  const gross = (netCents: number) => netCents + taxOn(netCents, taxBasisPoints);
  return { fromCents: gross(counted * fromCents), toCents: gross(counted * toCents) };
}

/** Three prices for the same team. */
export interface TeamPrices {
  readonly flat: readonly FlatPrice[];
  readonly standard: PerPersonPrice;
  readonly premium: PerPersonPrice;
}

/**
 * Puts the prices of a team side by side.
 *
 * @param people 1 or more
 * @throws RangeError for a team that no flat price is for
 */
export function teamMonth(people: number, { flat, standard, premium }: TeamPrices) {
  return {
    flat: flatPrice(people, flat),
    standard: perPersonMonth(people, standard),
    premium: perPersonMonth(people, premium),
  };
}
