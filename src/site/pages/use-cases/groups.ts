import { content } from '../../../content/content.ts';
import type { UseCase } from '../../../content/schema/use-cases.ts';
import { isWikiScreen, type WikiScreenName } from '../../wiki-screens.ts';

/** A group of use cases, in the order of the page. */
export interface Group {
  id: UseCase['group'];
  cases: readonly UseCase[];
}

/** A use case with a photograph. */
export type ShownCase = UseCase & { id: WikiScreenName };

const useCases = content['use-cases'];
const isShown = (useCase: UseCase): useCase is ShownCase => isWikiScreen(useCase.id);

export const groups: readonly Group[] = [...new Set(useCases.map(({ group }) => group))].map(
  (id) => ({ id, cases: useCases.filter(({ group }) => group === id) }),
);

export const shownCases: readonly ShownCase[] = useCases.filter(isShown);

/** The use cases of each group without a photograph. */
export const furtherGroups: readonly Group[] = groups
  .map(({ id, cases }) => ({ id, cases: cases.filter((useCase) => !isShown(useCase)) }))
  .filter(({ cases }) => cases.length > 0);
