import { compareWithCommitted } from '../../src/content/check/compare-with-committed.ts';
import { contentPaths } from '../../src/content/check/load.ts';
import { editText, type Reader, readValue } from '../project/editable-files.ts';

const file = contentPaths.countries;

/**
 * Updates the day of the last price change, which estimates show: a changed price sets it, and undoing the
 * change restores it.
 *
 * @param read reads a file of the draft
 * @param readBase reads a file as it was before the draft
 * @param today as YYYY-MM-DD
 * @returns the new text of the file with the day; undefined when it is right already
 */
export function withPriceDay(read: Reader, readBase: Reader, today: string): string | undefined {
  const text = read(file);
  const before = dayIn(readBase(file));
  const isChanged = hasChangedPrice(withDay(text, before), read, readBase, today);
  const wanted = isChanged ? today : before;
  return dayIn(text) === wanted ? undefined : withDay(text, wanted);
}

/** Whether a price has changed: then the content check rejects the old day. */
function hasChangedPrice(countries: string, read: Reader, readBase: Reader, today: string) {
  const now: Reader = (each) => (each === file ? countries : read(each));
  return compareWithCommitted('', readBase, today, now).problems.length > 0;
}

function dayIn(text: string): string {
  return String((readValue(file, text) as { updatedOn: unknown }).updatedOn);
}

function withDay(text: string, updatedOn: string): string {
  return editText(file, text, { ...(readValue(file, text) as object), updatedOn });
}
