import { z } from 'zod';
import { currencies } from '../../domain/price-book.ts';
import { day, oneOf, percentUpTo, startingInOrder, text } from './values.ts';

const codeExpectation = 'must be a country code of two capital letters, TX, or other';

const rate = z
  // The highest value-added tax of the European Union is 27 %.
  .strictObject({ percent: percentUpTo(30), validFrom: day.optional() })
  .transform(({ percent, validFrom }) => ({
    basisPoints: percent,
    ...(validFrom && { validFrom }),
  }));

const rates = z
  .array(rate)
  .min(1, { error: 'must name one rate at least, such as [{ percent: 20 }]' })
  .superRefine((rates, { addIssue }) => {
    for (const [index, { validFrom }] of rates.entries()) {
      if (index === 0 || validFrom !== undefined) continue;
      const message = 'must be there: only the first rate may do without the day it starts';
      addIssue({ code: 'custom', path: [index, 'validFrom'], message });
    }
  })
  .superRefine(startingInOrder('rate'));

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
        rates,
        note: text.optional(),
      })
      .transform(({ note: _, ...country }) => country),
  ),
});
