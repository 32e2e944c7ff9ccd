import { z } from 'zod';
import { privacyLevels } from '../../domain/privacy-level.ts';
import { planIds } from '../plan-ids.ts';
import { id, link, oneOf, text } from './values.ts';

/** The testimonials that have words in the locale files. */
export const testimonialIds = [
  'testimonial1',
  'testimonial2',
  'testimonial3',
  'testimonial4',
] as const;

/** The showcase wikis that have a description in the locale files. */
export const showcaseIds = [
  'tidewater',
  'loomlore',
  'gearwright',
  'emberfall',
  'mossbook',
] as const;

/** content/customers.yaml */
export const customersSchema = z.array(
  z.strictObject({ id, name: text, style: oneOf(['serif', 'sans', 'mono', 'caps']) }),
);

/** content/testimonials.yaml */
export const testimonialsSchema = z.array(
  z.strictObject({ id: oneOf(testimonialIds), icon: oneOf(['man', 'woman']) }),
);

const privacyLevelIds = privacyLevels.map(({ id }) => id);

/** content/showcase.yaml */
export const showcaseSchema = z.array(
  z.strictObject({
    id: oneOf(showcaseIds),
    name: text,
    link,
    plan: oneOf(planIds),
    privacyLevel: oneOf(privacyLevelIds),
    extensions: z.array(text),
  }),
);
