import { z } from 'zod';
import { currencies } from '../../domain/price-book.ts';
import { day, oneOf, percent, text } from './values.ts';

const codeExpectation = 'must be a country code of two capital letters, TX, or other';

/** content/countries.yaml */
export const countriesSchema = z.strictObject({
  updatedOn: day,
  countries: z.array(
    z
      .strictObject({
        code: z
          .string({ error: codeExpectation })
          .regex(/^([A-Z]{2}|other)$/, { error: codeExpectation }),
        currency: oneOf(currencies),
        taxPercent: percent,
        validFrom: day.optional(),
        note: text.optional(),
      })
      .transform(({ code, currency, taxPercent }) => ({
        code,
        currency,
        taxBasisPoints: taxPercent,
      })),
  ),
});
