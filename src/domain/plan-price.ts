/** A range of employees with its own price. */
export interface PriceBand {
  readonly monthlyCents: number;
  /** Advertised price of a month when a year is paid at once. */
  readonly annualPerMonthCents: number;
}

/** Something that is sold at a price which becomes another one on a day. */
interface Repriced {
  /** What is another from a day on, given as YYYY-MM-DD, in the order of these days. */
  readonly laterPrices: readonly { readonly validFrom: string }[];
}

/**
 * Something that is sold, at the price that holds on a day: the last one that has started.
 *
 * @param day as YYYY-MM-DD
 */
export function atPriceOf<Entry extends Repriced>(
  { laterPrices, ...entry }: Entry,
  day: string,
): Omit<Entry, 'laterPrices'> {
  const { validFrom: _, ...price } =
    laterPrices.findLast(({ validFrom }) => validFrom <= day) ?? {};
  return { ...entry, ...price };
}

/** The days on which prices start, each once and in order, as YYYY-MM-DD. */
export function priceStartDays(entries: readonly Repriced[]): string[] {
  const days = entries.flatMap(({ laterPrices }) => laterPrices.map(({ validFrom }) => validFrom));
  return [...new Set(days)].sort();
}

/**
 * The price of a personal plan for a year paid at once (business rule: ten months and nine cents).
 *
 * @param monthlyCents price of one month before tax, in whole cents
 * @returns whole cents: 1199 gives 11999
 */
export function personalAnnualCents(monthlyCents: number): number {
  return 10 * monthlyCents + 9;
}

/**
 * The price of a business plan for a year paid at once: twelve advertised months, exactly.
 *
 * @returns whole cents
 */
export function bandAnnualCents({ annualPerMonthCents }: PriceBand): number {
  return 12 * annualPerMonthCents;
}

/**
 * The "starting at" price of a business plan: its lowest month when a year is paid at once.
 *
 * @param bands the plan's ranges of employees, in any order
 * @returns whole cents per month, or undefined for a plan without bands, which is sold by quote
 */
export function startingAtCents(bands: readonly PriceBand[]): number | undefined {
  if (bands.length === 0) return undefined;
  return Math.min(...bands.map((band) => band.annualPerMonthCents));
}

/**
 * The price of one extra wiki on a plan with a discount, rounded half up to a cent.
 *
 * @param monthlyCents list price of an extra wiki per month, in whole cents
 * @param discountBasisPoints hundredths of a percent, 0 to 10000: 1000 is 10 %
 * @returns whole cents: 500 with 1000 gives 450
 */
export function discountedCents(monthlyCents: number, discountBasisPoints: number): number {
  return Math.floor((monthlyCents * (10_000 - discountBasisPoints) + 5_000) / 10_000);
}
