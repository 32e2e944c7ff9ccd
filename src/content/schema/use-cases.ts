import { z } from 'zod';
import { type PrivacyLevelId, privacyLevels } from '../../domain/privacy-level.ts';
import { oneOf } from './values.ts';

/** The use cases that have words in the locale files. */
const useCaseIds = [
  'handbook',
  'product',
  'runbooks',
  'help',
  'research',
  'class',
  'terminology',
  'openSource',
  'club',
  'localHistory',
  'genealogy',
  'events',
  'transparency',
  'notes',
  'worlds',
  'games',
] as const;

/** What use cases are grouped by. */
const useCaseGroups = ['work', 'knowledge', 'together', 'own'] as const;

const levelIds: readonly PrivacyLevelId[] = privacyLevels.map(({ id }) => id);

/** content/use-cases.yaml */
export const useCasesSchema = z.array(
  z.strictObject({
    id: oneOf(useCaseIds),
    group: oneOf(useCaseGroups),
    privacyLevel: oneOf(levelIds),
  }),
);

export type UseCase = z.output<typeof useCasesSchema>[number];
