import { z } from 'zod';
import { assumableEntry, countUpTo, day, inEachLanguage, link, oneOf, text } from './values.ts';

const words = inEachLanguage(text);

/** content/accessibility.yaml */
export const accessibilitySchema = z.strictObject({
  standard: text,
  guidelines: text,
  status: oneOf(['full', 'partial', 'none']),
  preparedOn: day,
  reviewed: z.strictObject({ date: day, validForDays: countUpTo(1100) }),
  tests: z
    .array(z.strictObject({ with: text, date: day, what: words }))
    .min(1, { error: 'must name one test at least' }),
  limits: z.array(words, { error: 'must be a list of sentences; write [] when there is none' }),
  enforcement: assumableEntry({ name: text, url: link }),
});
