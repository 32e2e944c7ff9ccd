import { z } from 'zod';
import { choices } from '../../content/price-book.ts';
import { quantityLimits } from '../../domain/calculator-request.ts';
import { currencies, productIds } from '../../domain/price-book.ts';
import { demonstrationFields } from '../demonstration.ts';
import { companyParameters } from './company-schema.ts';

const { extraWikis, extraStorageGb } = quantityLimits;

/** Query parameters of the price calculator's JSON. */
export const calculatorParameters = z.object({
  product: z.enum(productIds).meta({ description: 'The plan; in any case.' }),
  country: z.enum(choices.countries).meta({
    description:
      'Where tax is paid; in any case. TX is Texas in the United States, other is every place that is not listed.',
  }),
  'addons[]': z
    .array(z.enum(choices.addons))
    .default([])
    .meta({ description: 'Add-ons; unknown ones are ignored, and doubles count once.' }),
  extrawikis: z
    .int()
    .min(0)
    .max(extraWikis)
    .default(0)
    .meta({ description: 'Wikis beyond those that the plan includes.' }),
  extrastorage: z
    .int()
    .min(0)
    .max(extraStorageGb)
    .default(0)
    .meta({ description: 'Gigabytes beyond those that the plan includes.' }),
});

const amount = (description: string) =>
  z
    .number()
    .min(0)
    .meta({ description: `${description} A number written with two decimals, such as 36.90.` });

/** The fields of the answer that hold an amount. */
export const amountFields = [
  'price_before_tax',
  'annual_price_before_tax',
  'price_after_tax',
  'annual_price_after_tax',
] as const;

/** The JSON result of the price calculator. */
export const calculatorResult = z
  .strictObject({
    product_name: z.string(),
    country_name: z.string().meta({ description: 'In the language of the answer.' }),
    country_code: z.string().meta({ description: 'As in the parameter, in its usual spelling.' }),
    tax_rate: z
      .number()
      .min(0)
      .meta({ description: 'In percent.', examples: [19, 6.6] }),
    addons: z.array(z.string()).meta({
      description: 'Names of everything that comes on top of the plan, charged or included.',
    }),
    currency: z.enum(currencies).meta({ description: 'ISO 4217 code.' }),
    currency_symbol: z.string(),
    price_before_tax: amount('Per month.'),
    annual_price_before_tax: amount('For a year that is paid at once.'),
    price_after_tax: amount('Per month.'),
    annual_price_after_tax: amount(
      'For a year that is paid at once. Tax is rounded once on each total, so this is no multiple of a month.',
    ),
    ...demonstrationFields,
  })
  .meta({ description: 'An estimate. If an invoice names another price, the invoice counts.' });

/** The JSON result when a request cannot be priced. */
export const calculatorError = z.strictObject({
  error: z.strictObject({
    code: z.enum(['missing_selection', 'invalid_selection', 'invalid_quantity']),
    message: z.string().meta({ description: 'A sentence in the language of the answer.' }),
    fields: z
      .partialRecord(z.union([calculatorParameters.keyof(), companyParameters.keyof()]), z.string())
      .meta({ description: 'What is wrong with each parameter, by its name.' })
      .optional(),
  }),
});

export type CalculatorResult = z.infer<typeof calculatorResult>;
export type CalculatorError = z.infer<typeof calculatorError>;
