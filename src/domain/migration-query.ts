import { type WikiAudience, type WikiSize, wikiAudiences, wikiSizes } from './migration-plan.ts';
import { firstValue, type Query } from './query.ts';

/** What the planner asks, by the names of its form's fields. */
export interface MigrationAnswers {
  /** Id of the place that the wiki comes from. */
  from: string;
  size: WikiSize;
  access: WikiAudience;
}

/** Says that the form was sent, also when nothing in it was answered. */
export const migrationSentField = 'plan';

export const migrationFields = ['from', 'size', 'access'] as const;
export type MigrationField = (typeof migrationFields)[number];

/** Answers read from a link or a form, and what is wrong with the others. */
export interface ParsedMigration {
  answers: Partial<MigrationAnswers>;
  /** `missing` only when the form was sent: nothing asked is nothing wrong. */
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
  const asking: readonly string[] = [...migrationFields, migrationSentField];
  const isAsked = entries.some(([name]) => asking.includes(name));
  const answers: Partial<Record<MigrationField, string>> = {};
  const errors: ParsedMigration['errors'] = {};
  for (const field of isAsked ? migrationFields : []) {
    const sent = firstValue(entries, field).toLowerCase();
    const answer = options[field].find((option) => option.toLowerCase() === sent);
    if (answer !== undefined) answers[field] = answer;
    else errors[field] = sent === '' ? 'missing' : 'unknown';
  }
  return { answers: answers as Partial<MigrationAnswers>, errors };
}
