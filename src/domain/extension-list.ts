import { htmlText } from './extension-list/html-text.ts';
import { plainText } from './extension-list/plain-text.ts';
import { readJson } from './extension-list/read-json.ts';
import { readListing } from './extension-list/read-listing.ts';
import { readLocalSettings } from './extension-list/read-local-settings.ts';
import { readPlainList } from './extension-list/read-plain-list.ts';
import { readTable } from './extension-list/read-table.ts';
import { readVersionPage } from './extension-list/read-version-page.ts';
import { readXml } from './extension-list/read-xml.ts';
import type { Reading } from './extension-list/reading.ts';

/** A wiki has a few hundred extensions at most. */
const maxNames = 1000;

/** In order of certainty: the last reader accepts any text. */
const readers = [
  readJson,
  readXml,
  readLocalSettings,
  readVersionPage,
  readListing,
  readTable,
  readPlainList,
];

/**
 * Reads the names of extensions out of whatever was pasted: the API's answer to
 * `action=query&meta=siteinfo&siprop=extensions`, the page Special:Version in any language,
 * LocalSettings.php, a table, a listing of a folder, or a list as people write it.
 *
 * @param text of any length; names beyond the thousandth are not read
 * @returns the names in the order of the text, as they were written, and all lines without one
 */
export function readExtensionList(text: string): Reading {
  const source = plainText(htmlText(text));
  for (const read of readers) {
    const reading = read(source);
    if (!reading) continue;
    const { names, unread } = reading;
    return { names: names.slice(0, maxNames), unread: [...unread, ...names.slice(maxNames)] };
  }
  return { names: [], unread: [] };
}
