import type { Problem } from '../content/check/problem.ts';
import type { SourceFile } from '../content/check/source-file.ts';
import type { Content } from '../content/schema/files.ts';

/**
 * Finds claims that nothing cites any more: their sentences would be translated, and their sources
 * read again, for nobody.
 *
 * @param source content/claims.yaml with positions
 * @param sentences of the claims, by their ids; that a claim has none is told elsewhere
 * @param places everything that can cite: texts, what else is in content/, and the pages
 */
export function checkUncited(
  { claims }: Content,
  source: SourceFile,
  sentences: ReadonlyMap<string, unknown>,
  places: readonly string[],
): Problem[] {
  const cited = new Set(
    places.flatMap((place) => [
      ...(place.match(/(?<=<cite-)[\w-]+/g) ?? []),
      // A component and a file of content/ name a claim by a word of its own.
      ...(place.match(/(?<=['": [,])[a-z][\w-]*(?=['",\s\]}])/g) ?? []),
    ]),
  );
  return claims.flatMap(({ id }, index): Problem[] => {
    if (cited.has(id) || !sentences.has(id)) return [];
    const sentence = `nothing cites "${id}" any more; remove this line and its sentence in locales/, or write <cite-${id}/> in a text.`;
    return [{ file: source.file, line: source.lineOf([index]), path: [index, 'id'], sentence }];
  });
}
