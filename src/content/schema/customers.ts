import { z } from 'zod';
import { pictureFile } from './picture.ts';
import { id, oneOf, text } from './values.ts';

/** content/customers.yaml */
export const customersSchema = z.array(
  z
    .strictObject({
      id,
      name: text,
      style: oneOf(['serif', 'sans', 'mono', 'caps']).optional(),
      logo: pictureFile.optional(),
    })
    .refine(({ style, logo }) => (style === undefined) !== (logo === undefined), {
      error: 'must have either a style or a logo',
    }),
);
