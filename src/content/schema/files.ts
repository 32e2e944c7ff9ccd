import type { z } from 'zod';
import { accessibilitySchema } from './accessibility.ts';
import { addonsSchema } from './addons.ts';
import { answersSchema } from './answers.ts';
import { bannerSchema } from './banner.ts';
import { calculatorExamplesSchema } from './calculator-examples.ts';
import { changesSchema } from './changes.ts';
import { claimsSchema } from './claims.ts';
import { companySchema } from './company.ts';
import { countriesSchema } from './countries.ts';
import { customersSchema } from './customers.ts';
import { dedicatedSchema } from './dedicated.ts';
import { extensionsSchema } from './extensions.ts';
import { hostsSchema } from './hosts.ts';
import { migrationsSchema } from './migrations.ts';
import { noticeSchema } from './notice.ts';
import { planFeaturesSchema } from './plan-features.ts';
import { plansSchema } from './plans.ts';
import { privacyRightsSchema } from './privacy-rights.ts';
import { showcaseSchema } from './showcase.ts';
import { signOnSchema } from './sign-on.ts';
import { siteSchema } from './site.ts';
import { slidesSchema } from './slides.ts';
import { testimonialsSchema } from './testimonials.ts';
import { trustSchema } from './trust.ts';
import { useCasesSchema } from './use-cases.ts';
import { wikisSchema } from './wikis.ts';

/** The YAML files of content/, by name without extension, and the shape of each. */
export const contentSchemas = {
  plans: plansSchema,
  'plan-features': planFeaturesSchema,
  addons: addonsSchema,
  countries: countriesSchema,
  'calculator-examples': calculatorExamplesSchema,
  site: siteSchema,
  banner: bannerSchema,
  notice: noticeSchema,
  customers: customersSchema,
  slides: slidesSchema,
  testimonials: testimonialsSchema,
  showcase: showcaseSchema,
  dedicated: dedicatedSchema,
  company: companySchema,
  claims: claimsSchema,
  extensions: extensionsSchema,
  migrations: migrationsSchema,
  hosts: hostsSchema,
  wikis: wikisSchema,
  'use-cases': useCasesSchema,
  'privacy-rights': privacyRightsSchema,
  'sign-on': signOnSchema,
  answers: answersSchema,
  trust: trustSchema,
  changes: changesSchema,
  accessibility: accessibilitySchema,
} satisfies Record<string, z.ZodType>;

export type ContentFileName = keyof typeof contentSchemas;

/** What each file says, checked and with every amount in cents. */
export type Content = {
  [Name in ContentFileName]: z.output<(typeof contentSchemas)[Name]>;
};
