import { firstStaleDay } from '../domain/validity.ts';
import { content } from './content.ts';
import type { Notice } from './schema/notice.ts';

/**
 * The notice above the navigation bar of a page, if any.
 *
 * @param page key of the page in the route table
 * @param day as YYYY-MM-DD
 */
export function noticeOn(page: string, day: string): Notice | undefined {
  const { notice } = content;
  if (!notice || (notice.pages && !notice.pages.includes(page))) return undefined;
  return notice.from <= day && day <= notice.until ? notice : undefined;
}

/** The days after a day on which the notice comes and goes, in order. */
export function noticeDaysAfter(day: string): string[] {
  const { notice } = content;
  if (!notice) return [];
  const dayAfter = firstStaleDay({ date: notice.until, validForDays: 0 });
  return [notice.from, dayAfter].filter((each) => each > day);
}
