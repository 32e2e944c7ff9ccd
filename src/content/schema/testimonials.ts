import { z } from 'zod';
import { assumableEntry, id, inEachLanguage, oneOf, text } from './values.ts';

/** content/testimonials.yaml */
export const testimonialsSchema = z
  .array(
    assumableEntry({
      id,
      icon: oneOf(['man', 'woman']),
      text: inEachLanguage(text),
      author: inEachLanguage(text),
    }),
  )
  .min(2, { error: 'must have two entries at least: one alone does not turn' });
