import content from '../../content/use-cases.yaml';

export type { UseCase } from './schema/use-cases.ts';

/** What people keep a wiki for, in the order of the page. */
export const useCases = content;
