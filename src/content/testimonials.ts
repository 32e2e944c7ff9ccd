import content from '../../content/testimonials.yaml';

/** The voices on the landing page; their words are texts under `landing.testimonials`. */
export const testimonials = content;
