import type { Content } from '../content/schema/files.ts';
import type { Locale } from '../i18n/locales.ts';

/**
 * Adds the testimonials to the texts of the landing page: they are kept in content/, and the locale file that
 * is served lists them as `testimonials.testimonialN.text` and `.author`, counted from 1.
 *
 * @param texts of the namespace `landing`
 */
export function addTestimonials(
  texts: { testimonials: Record<string, unknown> },
  testimonials: Content['testimonials'],
  locale: Locale,
): object {
  const numbered = testimonials.map(({ text, author }, index) => [
    `testimonial${index + 1}`,
    { text: text[locale], author: author[locale] },
  ]);
  return {
    ...texts,
    testimonials: { ...texts.testimonials, ...Object.fromEntries(numbered) },
  };
}
