import { z } from 'zod';
import { currencies } from '../../domain/price-book.ts';
import { demonstrationFields } from '../demonstration.ts';

const amount = z.number().min(0);
const currency = z.enum(currencies).meta({ description: 'ISO 4217 code.' });
const day = z.iso.date();

/** An amount in every currency of the price calculator. */
const byCurrency = z.record(currency, amount);

const plan = {
  id: z.string(),
  name: z.string(),
  included_wikis: z.int().nullable().meta({ description: 'Null where there is no limit.' }),
  storage_gb: z
    .int()
    .nullable()
    .meta({ description: 'Null where there is no limit; a plan may offer more on request.' }),
};

const personalPlan = z.strictObject({
  ...plan,
  monthly: byCurrency.meta({ description: 'A month that is paid by the month.' }),
  yearly: byCurrency.meta({ description: 'A year that is paid at once.' }),
});

const band = z.strictObject({
  employees_from: z.int(),
  employees_to: z.int(),
  monthly: amount.meta({ description: 'A month that is paid by the month.' }),
  monthly_paid_yearly: amount.meta({ description: 'A month of a year that is paid at once.' }),
  yearly: amount.meta({ description: 'A year that is paid at once.' }),
});

const businessPlan = z.strictObject({
  ...plan,
  currency,
  bands: z.array(band).meta({ description: 'Empty for a plan that is sold by quote.' }),
});

const addon = z.strictObject({
  id: z.string(),
  name: z.string(),
  per: z.enum(['month', 'wiki', 'gigabyte']).meta({
    description: 'What the price of a month is for: the whole plan, or each wiki or gigabyte.',
  }),
  monthly: byCurrency,
  included_in: z.array(z.string()).meta({ description: 'Plans that have it at no charge.' }),
});

const server = z.strictObject({
  memory_gb: z.int(),
  cores: z.int(),
  disk_gb: z.int(),
  currency,
  monthly: amount,
});

const tax = z.strictObject({
  country: z.string().meta({
    description: 'Two-letter code; TX is Texas, other is every place that is not listed.',
  }),
  currency,
  rates: z.array(
    z.strictObject({
      percent: z.number().min(0),
      valid_from: day.nullable().meta({ description: 'Null for the first rate on record.' }),
    }),
  ),
});

/** What `/plans.json` answers. */
export const planList = z
  .strictObject({
    updated_on: day.meta({ description: 'Day of the last change to a price or a tax rate.' }),
    prices_include_tax: z.literal(false),
    personal: z.array(personalPlan),
    business: z.array(businessPlan),
    addons: z.array(addon),
    dedicated: z.array(server),
    taxes: z.array(tax).meta({ description: 'Added to every amount, by the place of the client.' }),
    ...demonstrationFields,
  })
  .meta({ description: 'List prices. If an invoice names another price, the invoice counts.' });

export type PlanList = z.infer<typeof planList>;
