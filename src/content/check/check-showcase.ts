import type { Content } from '../schema/files.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './source-file.ts';
import { nearest } from './suggest.ts';

/**
 * Finds showcase wikis that could not exist: with an extension that is not on offer, or that the
 * wiki's plan lacks.
 *
 * @param content files that have each passed their schema
 * @param source content/showcase.yaml with positions
 */
export function checkShowcase(
  { showcase, extensions: { extensions }, 'plan-features': planFeatures }: Content,
  source: SourceFile,
): Problem[] {
  return showcase.flatMap(({ name, plan, extensions: keys }, wiki) =>
    keys.flatMap((key, index): Problem[] => {
      const at = { file: source.file, line: source.lineOf([wiki, 'extensions', index]) };
      const extension = extensions.find((listed) => listed.key === key);
      if (!extension) {
        const meant = nearest(
          key,
          extensions.map((listed) => listed.key),
        );
        const sentence = `extensions.yaml has no ${key}, which ${name} shows; write ${meant ?? 'one of its keys'}.`;
        return [{ ...at, sentence }];
      }
      const { planFeature } = extension;
      if (!planFeature || planFeatures[planFeature][plan] !== 'no') return [];
      return [
        {
          ...at,
          sentence: `${name} shows ${key}, but its plan does not come with that; write another extension, or another plan.`,
        },
      ];
    }),
  );
}
