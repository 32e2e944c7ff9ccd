import type { Content } from '../schema/files.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './source-file.ts';

type AnyPlan = Content['plans']['personal' | 'business'][number];

/**
 * Finds plans that contradict each other: two of one name, two that are recommended, a larger one
 * that holds less than the one before it.
 *
 * @param source content/plans.yaml with positions
 */
export function checkPlans({ plans }: Content, source: SourceFile): Problem[] {
  const taken = new Set<string>();
  return (['personal', 'business'] as const).flatMap((use) => {
    const all: readonly AnyPlan[] = plans[use];
    return all.flatMap((plan, index) => {
      const problems: Problem[] = [];
      const say = (key: string, sentence: string) => {
        const path = [use, index, key];
        problems.push({ file: source.file, line: source.lineOf(path), path, sentence });
      };
      if (taken.has(plan.name)) {
        say('name', `another plan is called ${plan.name} already; write a name of its own.`);
      }
      taken.add(plan.name);
      const recommended = all.slice(0, index).find(({ isRecommended }) => isRecommended);
      if (plan.isRecommended && recommended) {
        say(
          'recommended',
          `${recommended.name} is recommended already; remove this line, or that one.`,
        );
      }
      const before = all[index - 1];
      if (before && gbOf(plan) < gbOf(before)) {
        say(
          'storage',
          `${plan.name} has less storage than ${before.name}, which stands before it; write as much at least.`,
        );
      }
      if (before && wikisOf(plan) < wikisOf(before)) {
        say(
          'includedWikis',
          `${plan.name} includes fewer wikis than ${before.name}, which stands before it; write as many at least.`,
        );
      }
      return problems;
    });
  });
}

function gbOf({ storage }: AnyPlan): number {
  return storage === 'unlimited' ? Number.POSITIVE_INFINITY : storage.gb;
}

function wikisOf({ includedWikis }: AnyPlan): number {
  return includedWikis === 'unlimited' ? Number.POSITIVE_INFINITY : includedWikis;
}
