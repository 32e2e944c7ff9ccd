import type { Content, ContentFileName } from '../schema/files.ts';
import { assumptions } from './assumptions.ts';
import type { Problem } from './problem.ts';
import type { Path, SourceFile } from './source-file.ts';

/** A host of the top-level domain that is kept for examples (RFC 2606 section 2). */
const placeholderHost = /(?<![\w.-])[\w.-]+\.example(?![\w.-])/;

/**
 * Refuses to publish what is invented as if it were real: with `demonstration: false`, every value
 * that was only assumed and every address of a placeholder stops the build.
 *
 * @param content files that have each passed their schema
 * @param sources the same files with positions
 */
export function checkDemonstration(
  { site }: Content,
  sources: Record<ContentFileName, SourceFile>,
): Problem[] {
  if (site.demonstration) return [];
  const placeholders = Object.values(sources).flatMap((source) =>
    placeholdersIn(source.value).map(({ path, host }) => ({
      file: source.file,
      line: source.lineOf(path),
      path,
      sentence: `${host} is a placeholder; write your own address.`,
    })),
  );
  const invented = assumptions(sources).map((problem) => ({
    ...problem,
    sentence: `${problem.sentence} It was only assumed; take out "assumed" once it is true.`,
  }));
  const all = [...invented, ...placeholders];
  if (all.length === 0) return [];
  const path = ['demonstration'];
  const sentence = `with "demonstration: false" nothing invented may be published; confirm the ${all.length} entries that are listed here, or write "demonstration: true".`;
  return [{ file: sources.site.file, line: sources.site.lineOf(path), path, sentence }, ...all];
}

function placeholdersIn(value: unknown, path: Path = []): { path: Path; host: string }[] {
  if (typeof value === 'string') {
    const [host] = placeholderHost.exec(value) ?? [];
    return host === undefined ? [] : [{ path, host }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    placeholdersIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
