import { z } from 'zod';
import { id, oneOf, text } from './values.ts';

/** content/customers.yaml */
export const customersSchema = z.array(
  z.strictObject({ id, name: text, style: oneOf(['serif', 'sans', 'mono', 'caps']) }),
);
