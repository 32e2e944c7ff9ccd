import { z } from 'zod';
import { assumable, inEachLanguage, text } from './values.ts';

/** What only the provider knows and texts say as `{{answers.…}}`: whole sentences, by a short name. */
const answerIds = [
  'assistant',
  'contractors',
  'employeeRange',
  'paymentTakeover',
  'pdf',
  'chatTools',
] as const;

const answer = assumable(inEachLanguage(text));

/** content/answers.yaml */
export const answersSchema = z.strictObject(
  Object.fromEntries(answerIds.map((id) => [id, answer])) as Record<
    (typeof answerIds)[number],
    typeof answer
  >,
);
