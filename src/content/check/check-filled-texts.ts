import { placeholdersOf } from '../legal-placeholders.ts';
import type { FactValues } from './fact-values.ts';
import type { Problem } from './problem.ts';
import { nearest } from './suggest.ts';

/**
 * Finds `{{…}}` for which there is no value in files of content/ whose texts may have them.
 *
 * @param files the text of each file by its path
 * @param facts what a text may name, in any language
 */
export function checkFilledTexts(
  files: Readonly<Record<string, string>>,
  facts: FactValues,
): Problem[] {
  return Object.entries(files).flatMap(([file, text]) =>
    placeholdersOf(text).flatMap(({ name, start }): Problem[] => {
      if (facts.has(name)) return [];
      const meant = nearest(name, [...facts.keys()]);
      const line = text.slice(0, start).split('\n').length;
      const instead = meant
        ? `write {{${meant}}}`
        : 'src/content/facts.ts lists what a text may name';
      return [{ file, line, sentence: `there is no value for {{${name}}}; ${instead}.` }];
    }),
  );
}
