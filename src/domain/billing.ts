/** Billing periods: yearly or monthly. */
export const billings = ['year', 'month'] as const;
export type Billing = (typeof billings)[number];

/** What a year paid at once costs in an advertisement, and the month that stands beside it, in whole cents. */
export interface AdvertisedYear {
  readonly annualCents: number;
  readonly perMonthCents: number;
}

/**
 * What a month comes to when a year is paid at once: the month that is advertised for that sum, which is
 * data and not computed (business rule: prices); for any other sum a twelfth, rounded half up to a cent.
 *
 * @param annualCents whole cents of a year
 * @returns whole cents: 14279 gives 1190, and 11999 gives 999 where that is advertised
 */
export function monthOfYearCents(
  annualCents: number,
  advertised: readonly AdvertisedYear[],
): number {
  const same = advertised.find((year) => year.annualCents === annualCents);
  return same?.perMonthCents ?? Math.floor((annualCents + 6) / 12);
}
