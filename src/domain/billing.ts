/** How often one pays: a year at once, or each month. */
export const billings = ['year', 'month'] as const;
export type Billing = (typeof billings)[number];

/** Reads how one pays from a form or an address: a year at once, as advertised, unless it says `month`. */
export function readBilling(typed: string): Billing {
  return billings.find((one) => one === typed.toLowerCase()) ?? 'year';
}

/**
 * What a month comes to when a year is paid at once, as prices are advertised.
 *
 * @param annualCents whole cents of a year
 * @returns whole cents, rounded down: 11999 gives 999
 */
export function monthOfYearCents(annualCents: number): number {
  return Math.floor(annualCents / 12);
}
