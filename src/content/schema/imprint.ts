import { z } from 'zod';
import { assumableEntry, text } from './values.ts';

const optionalText = z.string({ error: 'must be a text, or "" when there is none' }).trim();
const emailExpectation = 'must be an e-mail address such as office@wikigarth.example';

/** `imprint` in content/company.yaml: what laws such as section 5 of Germany's DDG ask for. */
export const imprint = assumableEntry({
  legalName: text,
  street: text,
  city: text,
  postalCode: text,
  country: z
    .string({ error: 'must be a country' })
    .regex(/^[A-Z]{2}$/, { error: 'must be the two capital letters of a country, such as DE' }),
  representatives: z
    .array(text, { error: 'must be a list of names' })
    .min(1, { error: 'must have at least one name' }),
  register: optionalText,
  registerNumber: optionalText,
  vatNumber: optionalText,
  email: z.email({ error: emailExpectation }),
});
