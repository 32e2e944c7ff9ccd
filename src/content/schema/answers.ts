import { z } from 'zod';
import { inEachLanguage, text } from './values.ts';

const answer = z.union([z.literal('ask'), inEachLanguage(text)], {
  error: 'must be "ask", or one sentence for each language: { en: …, de: …, es: …, fr: … }',
});

/** content/answers.yaml: what only the provider knows, by id; `ask` while nobody has answered. */
export const answersSchema = z.record(z.string().regex(/^[a-z]+(-[a-z]+)*$/), answer);
