import { noticeDaysAfter } from '../content/notice.ts';
import { priceStartDaysAfter } from '../content/price-book.ts';

/** When a page is prepared for, each day as year-month-day. */
export interface EditionDays {
  today: string;
  /** The days on which something that pages show starts, in order. */
  later: readonly string[];
}

/** The foot of every page says the year. Who builds once a year is never late. */
const newYearsAhead = 2;

/**
 * The days that a build prepares pages for: its own, those on which a price or a tax rate starts or the notice
 * comes or goes, and the next New Year's Days.
 *
 * @param today as year-month-day
 */
export function editionDays(today: string): EditionDays {
  const year = Number(today.slice(0, 4));
  const newYears = Array.from({ length: newYearsAhead }, (_, index) => `${year + index + 1}-01-01`);
  return {
    today,
    later: [
      ...new Set([...priceStartDaysAfter(today), ...noticeDaysAfter(today), ...newYears]),
    ].sort(),
  };
}
