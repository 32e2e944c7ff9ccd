import type { Content } from '../content/schema/files.ts';
import type { Locale } from '../i18n/locales.ts';

/**
 * Adds the testimonials to the texts of the landing page: whoever asks for these over HTTP finds them under
 * `testimonials.testimonialN.text` and `.author`, counted from 1, though they are kept in content/.
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
