import { z } from 'zod';
import { picture } from './picture.ts';
import { id } from './values.ts';

/** The drawings of the garden that a slide can show. */
export const slideDrawings = ['whole', 'writing', 'sizes', 'editor', 'gate'] as const;
export type SlideDrawing = (typeof slideDrawings)[number];

/** content/slides.yaml */
export const slidesSchema = z
  .array(
    z.strictObject({
      id,
      picture: picture(slideDrawings),
      links: z
        .array(id, { error: 'must be a list of pages and links, such as [plans, demo]' })
        .max(2, { error: 'can have two entries at most: there is no room for more buttons' }),
    }),
  )
  .min(2, { error: 'must have two entries at least: one alone does not turn' });
