import type { UseCase } from '../../../content/schema/use-cases.ts';
import type { WikiScreenName } from '../../wiki-screens.ts';

/** The use cases whose first page is photographed in a wiki, one in each group. */
export const photographed: Partial<Record<UseCase['id'], WikiScreenName>> = {
  handbook: 'handbook',
  research: 'research',
  club: 'keys',
  genealogy: 'family',
};
