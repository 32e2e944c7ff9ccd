import { type WikiAudience, type WikiSize, wikiAudiences, wikiSizes } from './migration-plan.ts';
import { firstValue, type Query } from './query.ts';

/** What the planner asks, by the names of its form's fields. */
export interface MigrationAnswers {
  /** Id of the place that the wiki comes from. */
  from: string;
  size: WikiSize;
  access: WikiAudience;
}

/** Says that the form was sent; a link that answers some questions has none. */
export const migrationSentField = 'plan';

export const migrationFields = ['from', 'size', 'access'] as const;
export type MigrationField = (typeof migrationFields)[number];

/** Answers read from a link or a form, and what is wrong with the others. */
export interface ParsedMigration {
  answers: Partial<MigrationAnswers>;
  /** `missing` only when the form was sent: a link may leave questions open. */
  errors: Partial<Record<MigrationField, 'missing' | 'unknown'>>;
}

/**
 * Reads `from`, `size` and `access`, in any case; of a repeated name the first counts.
 *
 * @param sources ids of the places that a wiki may come from
 * @returns the answers that are good, whatever the others are
 */
export function parseMigration(query: Query, sources: readonly string[]): ParsedMigration {
  const options = { from: sources, size: wikiSizes, access: wikiAudiences };
  const entries = [...query];
  const isSent = entries.some(([name]) => name === migrationSentField);
  const answers: Partial<Record<MigrationField, string>> = {};
  const errors: ParsedMigration['errors'] = {};
  for (const field of migrationFields) {
    const sent = firstValue(entries, field).toLowerCase();
    const answer = options[field].find((option) => option.toLowerCase() === sent);
    if (answer !== undefined) answers[field] = answer;
    else if (sent !== '') errors[field] = 'unknown';
    else if (isSent) errors[field] = 'missing';
  }
  return { answers: answers as Partial<MigrationAnswers>, errors };
}
