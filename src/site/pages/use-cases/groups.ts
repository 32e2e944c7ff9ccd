import { content } from '../../../content/content.ts';
import type { UseCase } from '../../../content/schema/use-cases.ts';
import { isWikiScreen, type WikiScreenName } from '../../wiki-screens.ts';

/** Use cases that stand together, in the order of the page. */
export interface Group {
  id: UseCase['group'];
  cases: readonly UseCase[];
}

/** A use case that has a photograph. */
type ShownCase = UseCase & { id: WikiScreenName };

const useCases = content['use-cases'];

export const groups: readonly Group[] = [...new Set(useCases.map(({ group }) => group))].map(
  (id) => ({ id, cases: useCases.filter(({ group }) => group === id) }),
);

/** The one of some use cases whose first page is photographed. */
export function shownOf(cases: readonly UseCase[]): ShownCase | undefined {
  return cases.find((useCase): useCase is ShownCase => isWikiScreen(useCase.id));
}
