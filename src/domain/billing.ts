/** How often one pays: a year at once, or each month. */
export const billings = ['year', 'month'] as const;
export type Billing = (typeof billings)[number];

/**
 * What a month comes to when a year is paid at once, as prices are advertised.
 *
 * @param annualCents whole cents of a year
 * @returns whole cents, rounded down: 11999 gives 999
 */
export function monthOfYearCents(annualCents: number): number {
  return Math.floor(annualCents / 12);
}
