import { z } from 'zod';
import { oneOf } from './values.ts';

/** The testimonials that have words in the locale files. */
export const testimonialIds = [
  'testimonial1',
  'testimonial2',
  'testimonial3',
  'testimonial4',
] as const;

/** content/testimonials.yaml */
export const testimonialsSchema = z.array(
  z.strictObject({ id: oneOf(testimonialIds), icon: oneOf(['man', 'woman']) }),
);
