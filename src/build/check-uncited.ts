import type { Problem } from '../content/check/problem.ts';
import type { SourceFile } from '../content/check/source-file.ts';
import type { Content } from '../content/schema/files.ts';

/**
 * Finds claims that nothing cites any more. Each costs translations and reviews of its source.
 *
 * @param source content/claims.yaml with positions
 * @param sentences of the claims, by id; another check reports a claim without one
 * @param places every text that can cite a claim: locales/, content/ and the source of pages
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
      // Components and files of content/ cite a claim by its id, as a whole quoted word.
      ...(place.match(/(?<=['": [,])[a-z][\w-]*(?=['",\s\]}])/g) ?? []),
    ]),
  );
  return claims.flatMap(({ id }, index): Problem[] => {
    if (cited.has(id) || !sentences.has(id)) return [];
    const sentence = `nothing cites "${id}" any more; remove this line and its sentence in locales/, or write <cite-${id}/> in a text.`;
    return [{ file: source.file, line: source.lineOf([index]), path: [index, 'id'], sentence }];
  });
}
