import { readFileSync, writeFileSync } from 'node:fs';
import type { UncompressedFile } from '../uncompressed-file.ts';

/** The last recorded content of a page, and since when it has it. */
interface PageDay {
  /** Hash of the page's Markdown, so that changes of markup and style do not count. */
  hash: string;
  /** As YYYY-MM-DD. */
  since: string;
}

/** By the address that fixes the language, such as `/de/plans`. */
export type PageDays = Readonly<Record<string, PageDay>>;

const file = new URL('./page-days.json', import.meta.url);

/** Reads the committed days. */
export function writtenPageDays(): PageDays {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Writes the days, one line per page, to keep merge conflicts small. */
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
  files: readonly Pick<UncompressedFile, 'path' | 'hash' | 'validFrom'>[],
): Map<string, string> {
  return new Map(
    files.flatMap(({ path, hash, validFrom }) =>
      path.endsWith('.md') && !validFrom ? [[path.slice(0, -'.md'.length), hash]] : [],
    ),
  );
}

/**
 * Updates the day of each page: the recorded day when its content is unchanged, otherwise today.
 *
 * @param hashes of the pages as Markdown, by address
 * @param written see `writtenPageDays`
 * @param today as YYYY-MM-DD
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
 * The recorded days of the pages whose content is unchanged. Others get no `lastmod`: the day of a build is
 * not the day of a change, and two builds of the same files must be equal.
 */
export function knownPageDays(hashes: ReadonlyMap<string, string>, written: PageDays): PageDays {
  const known = Object.entries(written).filter(
    ([address, { hash }]) => hashes.get(address) === hash,
  );
  return Object.fromEntries(known);
}
