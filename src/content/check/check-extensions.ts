import type { Content } from '../schema/files.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './source-file.ts';

/**
 * Compares the list of extensions with the other files: an extension must not depend on something
 * that no plan has, and the numbers that the pages advertise must be true of the list.
 *
 * @param sources the two files that a problem can be about
 */
export function checkExtensions(
  { extensions: { extensions }, 'plan-features': planFeatures, company }: Content,
  sources: Record<'extensions' | 'company', SourceFile>,
): Problem[] {
  const orphans = extensions.flatMap(({ key, planFeature }, index): Problem[] => {
    if (!planFeature || Object.values(planFeatures[planFeature]).some((cell) => cell !== 'no')) {
      return [];
    }
    const path = ['extensions', index, 'planFeature'];
    const line = sources.extensions.lineOfKey(path);
    const sentence = `${key} comes with "${planFeature}", but no plan in plan-features.yaml has that; write another row.`;
    return [{ file: sources.extensions.file, line, path, sentence }];
  });

  const count = (isMeant: (availability: string) => boolean) =>
    extensions.filter(({ availability }) => isMeant(availability)).length;
  const counts = {
    extensionsAvailable: count((availability) => availability !== 'on-request'),
    extensionsPreinstalled: count((availability) => availability === 'preinstalled'),
  };
  const overstated = Object.entries(counts).flatMap(([name, listed]): Problem[] => {
    const claimed = company[name as keyof typeof counts];
    if (listed > claimed) return [];
    const line = sources.company.lineOf([name]);
    const sentence = `the pages say "over ${claimed}" (${name}), but extensions.yaml lists ${listed} of them; write less, or list more.`;
    return [{ file: sources.company.file, line, path: [name], sentence }];
  });
  return [...orphans, ...overstated];
}
