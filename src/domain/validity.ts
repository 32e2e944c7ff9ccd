import { dayOf } from './tax-rate.ts';

const dayMs = 86_400_000;

/** A statement that was checked on a day, and is to be checked again before it is relied on longer. */
export interface Checked {
  /** When it was checked, as YYYY-MM-DD. */
  readonly date: string;
  readonly validForDays: number;
}

/** The day, as YYYY-MM-DD, by which a statement is to be checked again: the last on which it holds. */
export function lastValidDay({ date, validForDays }: Checked): string {
  return dayOf(new Date(Date.parse(date) + validForDays * dayMs));
}

/** The first day on which a statement is past its date. */
export function firstStaleDay({ date, validForDays }: Checked): string {
  return lastValidDay({ date, validForDays: validForDays + 1 });
}

/**
 * Whether a statement still holds.
 *
 * @param day as YYYY-MM-DD
 */
export function isValidOn(checked: Checked, day: string): boolean {
  return day <= lastValidDay(checked);
}
