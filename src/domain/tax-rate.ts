/** A tax rate and the day from which it holds. */
export interface TaxRate {
  /** Hundredths of a percent: 660 is 6.6 %. */
  readonly basisPoints: number;
  /** As YYYY-MM-DD; absent from a rate that has always held. */
  readonly validFrom?: string;
}

/**
 * Finds the rate that holds on a day: the last one that has started.
 *
 * @param rates in the order of their start, at least one
 * @param day as YYYY-MM-DD
 * @returns hundredths of a percent; those of the first rate for a day before any starts
 * @throws RangeError without rates
 */
export function rateOn(rates: readonly TaxRate[], day: string): number {
  const [first] = rates;
  if (!first) throw new RangeError('There is no tax rate.');
  const started = rates.findLast(({ validFrom }) => validFrom !== undefined && validFrom <= day);
  return (started ?? first).basisPoints;
}

/** A rate that is still to come. */
export type ComingRate = Required<TaxRate>;

/** How many days before its start a rate is announced. */
const announcedDays = 30;

/**
 * Finds the rate that has to be announced on a day, so that nobody is surprised by it.
 *
 * @param rates in the order of their start, at least one
 * @param day as YYYY-MM-DD
 * @returns the next one that differs from today's, from thirty days before it starts
 */
export function announcedRate(rates: readonly TaxRate[], day: string): ComingRate | undefined {
  const today = rateOn(rates, day);
  const lastDay = daysAfter(day, announcedDays);
  for (const { basisPoints, validFrom } of rates) {
    if (validFrom === undefined || validFrom <= day || basisPoints === today) continue;
    return validFrom <= lastDay ? { basisPoints, validFrom } : undefined;
  }
  return undefined;
}

/**
 * The day that comes some days after another, as YYYY-MM-DD.
 *
 * @param days whole number
 */
export function daysAfter(day: string, days: number): string {
  const instant = new Date(`${day}T00:00:00Z`);
  instant.setUTCDate(instant.getUTCDate() + days);
  return dayOf(instant);
}

/** The day of an instant as YYYY-MM-DD, by Coordinated Universal Time. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
