import { noticeDaysAfter } from '../content/notice.ts';
import { priceStartDaysAfter } from '../content/price-book.ts';

/** The days that a page is prepared for, as YYYY-MM-DD. */
export interface EditionDays {
  today: string;
  /** Later days on which a page changes, in order. */
  later: readonly string[];
}

/**
 * The days that a build prepares pages for: its own, those on which a price or a tax rate starts or the notice
 * comes or goes, and the next New Year's Day, because every footer shows the year. So one build a year is enough.
 *
 * @param today as YYYY-MM-DD
 */
export function editionDays(today: string): EditionDays {
  const newYearsDay = `${Number(today.slice(0, 4)) + 1}-01-01`;
  return {
    today,
    later: [
      ...new Set([...priceStartDaysAfter(today), ...noticeDaysAfter(today), newYearsDay]),
    ].sort(),
  };
}
