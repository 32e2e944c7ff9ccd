import { content } from '../../../content/content.ts';
import type { UseCase } from '../../../content/schema/use-cases.ts';
import { isWikiScreen, type WikiScreenName } from '../../wiki-screens.ts';

/** Use cases that stand together, in the order of the page. */
export interface Group {
  id: UseCase['group'];
  cases: readonly UseCase[];
}

/** A use case whose first page is photographed. */
export type ShownCase = UseCase & { id: WikiScreenName };

const useCases = content['use-cases'];
const isShown = (useCase: UseCase): useCase is ShownCase => isWikiScreen(useCase.id);

export const groups: readonly Group[] = [...new Set(useCases.map(({ group }) => group))].map(
  (id) => ({ id, cases: useCases.filter(({ group }) => group === id) }),
);

export const shownCases: readonly ShownCase[] = useCases.filter(isShown);

/** The first of every group without a photograph. */
export const firstOfGroups: readonly UseCase[] = groups.flatMap(({ cases }) =>
  cases.filter((useCase) => !isShown(useCase)).slice(0, 1),
);

/** Those that are neither photographed nor the first of their group. */
export const furtherCases: readonly UseCase[] = useCases.filter(
  (useCase) => !isShown(useCase) && !firstOfGroups.includes(useCase),
);
