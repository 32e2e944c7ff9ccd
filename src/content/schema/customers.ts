import { z } from 'zod';
import { pictureFile } from './picture.ts';
import { id, text } from './values.ts';

/** content/customers.yaml */
export const customersSchema = z.array(
  z.strictObject({ id, name: text, logo: pictureFile.optional() }),
);
