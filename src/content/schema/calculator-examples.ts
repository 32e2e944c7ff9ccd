import { z } from 'zod';
import { productIds } from '../../domain/price-book.ts';
import { id, oneOf, text } from './values.ts';

/** The examples that have a title in every language. */
const exampleIds = ['personal', 'club', 'classroom', 'team', 'archive'] as const;

const quantityExpectation = 'must be a whole number, 0 or more';
const quantity = z.int({ error: quantityExpectation }).min(0, { error: quantityExpectation });

/** content/calculator-examples.yaml */
export const calculatorExamplesSchema = z.array(
  z.strictObject({
    id: oneOf(exampleIds),
    product: oneOf(productIds),
    addons: z.array(id, { error: 'must be a list of add-ons, such as [backupsplus], or []' }),
    extraWikis: quantity,
    extraStorageGb: quantity,
    country: text,
  }),
);
