/** The heads of those whose voices the first page hears, by the icons of content/testimonials.yaml. */
export const headNames = { man: ['hat', 'spectacles', 'beard'], woman: ['bun'] } as const;
