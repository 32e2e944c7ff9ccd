import { z } from 'zod';
import { pictureFile } from './picture.ts';
import { assumableEntry, id, text } from './values.ts';

/** content/customers.yaml */
export const customersSchema = z.array(
  assumableEntry({ id, name: text, logo: pictureFile.optional() }),
);
