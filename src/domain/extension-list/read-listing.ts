import { isName } from './name.ts';
import { type Reading, readLines } from './reading.ts';

/** A folder, or a link to one, as `ls -l`, the `dir` of Windows and PowerShell list it. */
const folders = [
  /^[dl][rwxsStT-]{9}\S*\s.*?\s(?:\d\d:\d\d(?::\d\d\S*)?(?:\s[+-]\d{4})?|[\p{L}.]+\s+\d{1,2}\s+\d{4}|\d{1,2}\.?\s+[\p{L}.]+\s+\d{4})\s+(.+)$/u,
  /\s<(?:DIR|JUNCTION|SYMLINKD)>\s+(.+)$/i,
  /^d[a-z-]{4,5}\s.*\d:\d\d(?:\s?[AP]M)?\s+(.+)$/,
];

/**
 * Reads the folder `extensions/` as a terminal lists it with its details.
 *
 * @returns undefined when the text is no such listing
 */
export function readListing(text: string): Reading | undefined {
  const lines = text.split('\n');
  if (!lines.some((line) => folderIn(line) !== undefined)) return;
  return readLines(lines, (line) => [folderIn(line) ?? ''].filter(isName));
}

/** Without what a link leads to. */
function folderIn(line: string): string | undefined {
  const found = folders.map((folder) => line.slice(0, 500).match(folder)?.[1]);
  return found
    .find((name) => name !== undefined)
    ?.replace(/ -> .*$|\/?\s*$/, '')
    .replace(/^["']|["']$/g, '');
}
