/** Portraits beside the testimonials of the landing page, by the icons of content/testimonials.yaml. */
export const portraits = { man: ['hat', 'spectacles', 'beard'], woman: ['bun'] } as const;
