import type { UseCase } from '../../../content/schema/use-cases.ts';

/** The drawing that stands for each group of use cases. */
export const scenes: Record<UseCase['group'], string> = {
  work: 'notice-board',
  knowledge: 'raised-beds',
  together: 'bench',
  own: 'invented-world',
};
