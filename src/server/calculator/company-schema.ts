import { z } from 'zod';
import { choices } from '../../content/price-book.ts';
import { billings } from '../../domain/billing.ts';
import { calculatorTabs } from '../../domain/calculator-choices.ts';
import { companyLimits } from '../../domain/company-request.ts';
import { ssoNeeds } from '../../domain/plan-finder.ts';
import { taxDisplays } from '../../domain/price-choice.ts';
import { demonstrationFields } from '../demonstration.ts';

const { employees, wikis, storage } = companyLimits;

/** Query parameters of the price calculator's estimate for a company, as JSON. */
export const companyParameters = z.object({
  for: z.enum(calculatorTabs).default('personal').meta({
    description: 'For whom: company asks for the estimate for a company.',
  }),
  employees: z.int().min(employees.least).max(employees.most).meta({
    description: 'Of the whole company.',
  }),
  wikis: z.int().min(wikis.least).max(wikis.most).default(1).meta({
    description: 'All that are needed; those beyond the plan’s are added at its discount.',
  }),
  storage: z.int().min(storage.least).max(storage.most).default(0).meta({
    description: 'Gigabytes needed; those beyond the plan’s are added.',
  }),
  sso: z.enum(ssoNeeds).default('none').meta({ description: 'The single sign-on needed.' }),
  'addons[]': z.array(z.enum(choices.addons)).default([]),
  billing: z.enum(billings).default('year').meta({
    description: 'How it is paid, which decides what is cheapest.',
  }),
  country: z.enum(choices.countries).optional().meta({
    description: 'Where tax is paid; left out, nothing is known of tax.',
  }),
  tax: z.enum(taxDisplays).default('incl').meta({
    description: 'Whether tax is added; the answer for a personal plan always has both prices.',
  }),
});

const amount = z.number().min(0);
const line = z.strictObject({
  name: z.string(),
  quantity: z.int(),
  price_before_tax: amount,
  annual_price_before_tax: amount,
});

/** The fields of the answer that hold an amount. */
export const companyAmountFields = [
  'price_before_tax',
  'annual_price_before_tax',
  'price_after_tax',
  'annual_price_after_tax',
  'more',
] as const;

/** The JSON result of a company's estimate. */
export const companyResult = z
  .strictObject({
    estimate_number: z
      .string()
      .meta({ description: 'The same for the same choices on the same day.' }),
    date: z.iso.date(),
    plan_name: z.string().meta({
      description:
        'The cheapest plan that fits; for outcome enterprise the plan that is sold by quote.',
    }),
    outcome: z.enum(['plan', 'personal', 'enterprise']).meta({
      description:
        'plan: this estimate, which does not bind; the invoice counts. personal: the company is small enough for a personal plan. enterprise: it is priced by hand.',
    }),
    country_code: z.string().nullable(),
    tax_rate: z.number().min(0).nullable().meta({
      description: 'In percent; 0 for an estimate before tax, null as long as no country is named.',
    }),
    currency: z.literal('USD'),
    billing: z.enum(billings),
    lines: z.array(line),
    price_before_tax: amount.nullable(),
    annual_price_before_tax: amount.nullable(),
    price_after_tax: amount.nullable(),
    annual_price_after_tax: amount.nullable(),
    other_plans: z
      .array(
        z.strictObject({
          plan_name: z.string(),
          reason: z.enum(['dearer', 'sso']),
          more: amount.nullable(),
        }),
      )
      .meta({ description: 'Why they are not the one to take; more is for each payment.' }),
    ...demonstrationFields,
  })
  .meta({
    description:
      'Amounts are null without a listed price, those after tax also without a tax rate.',
  });

export type CompanyResult = z.infer<typeof companyResult>;
