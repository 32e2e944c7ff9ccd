import { noticeDaysAfter } from '../content/notice.ts';
import { priceStartDaysAfter } from '../content/price-book.ts';

/** The days that a page is prepared for, as YYYY-MM-DD. */
export interface EditionDays {
  today: string;
  /** Later days on which a price or a tax rate starts, or the notice comes or goes, in order. */
  later: readonly string[];
  /** The next one. Every footer shows the year, so without it a build would be needed on that day. */
  newYearsDay: string;
}

/**
 * The days that a build prepares pages for. One build a year is enough.
 *
 * @param today as YYYY-MM-DD
 */
export function editionDays(today: string): EditionDays {
  return {
    today,
    later: [...new Set([...priceStartDaysAfter(today), ...noticeDaysAfter(today)])].sort(),
    newYearsDay: `${Number(today.slice(0, 4)) + 1}-01-01`,
  };
}
