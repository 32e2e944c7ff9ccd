import { readFileSync, writeFileSync } from 'node:fs';
import type { Draft } from '../draft.ts';

/** What a page said when it was looked at last, and since when. */
interface PageDay {
  /** Hash of the page as Markdown: its words and links, and nothing of how it looks. */
  hash: string;
  /** As year-month-day. */
  since: string;
}

/** By the address that fixes the language, such as `/de/plans`. */
export type PageDays = Readonly<Record<string, PageDay>>;

const file = new URL('./page-days.json', import.meta.url);

/** Reads the days that are written down and committed. */
export function writtenPageDays(): PageDays {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Writes the days down, a line for each page, so that two people's changes meet in few lines. */
export function writePageDays(days: PageDays): void {
  const lines = Object.entries(days).map(
    ([address, { hash, since }]) =>
      `  ${JSON.stringify(address)}: { "hash": ${JSON.stringify(hash)}, "since": ${JSON.stringify(since)} }`,
  );
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

/**
 * Gathers the hashes of the Markdown files of today, by the address of their page.
 *
 * @param files all that are prepared
 */
export function markdownHashes(
  files: readonly Pick<Draft, 'path' | 'hash' | 'validFrom'>[],
): Map<string, string> {
  return new Map(
    files.flatMap(({ path, hash, validFrom }) =>
      path.endsWith('.md') && !validFrom ? [[path.slice(0, -'.md'.length), hash]] : [],
    ),
  );
}

/**
 * Says since when each page is as it is: since the day that is written down if it has not changed
 * after that, and otherwise since today.
 *
 * @param hashes of the pages as Markdown, by address
 * @param written see `writtenPageDays`
 * @param today as year-month-day
 */
export function pageDays(
  hashes: ReadonlyMap<string, string>,
  written: PageDays,
  today: string,
): PageDays {
  return Object.fromEntries(
    [...hashes].map(([address, hash]) => {
      const day = written[address];
      return [address, day?.hash === hash ? day : { hash, since: today }];
    }),
  );
}

/**
 * The days of the pages that still are what is written down. Of the others nothing is said: the day
 * of a build is not the day of a change, and every build of the same files says the same.
 */
export function knownPageDays(hashes: ReadonlyMap<string, string>, written: PageDays): PageDays {
  const known = Object.entries(written).filter(
    ([address, { hash }]) => hashes.get(address) === hash,
  );
  return Object.fromEntries(known);
}
