import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { z } from 'zod';

// The studio's page runs no text as a program, so zod may not compile.
z.config({ jitless: true });

const compiled = new Map<string, z.ZodType>();

/**
 * Tells the form which kind of value stands in a place where several may. What is wrong with a value
 * is said by the content check on the server, and never here.
 */
export const formValidator: ValidatorType = {
  isValid: (schema, formData) => compile(schema).safeParse(formData).success,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
};

function compile(schema: RJSFSchema): z.ZodType {
  const { $id: _, ...rest } = schema;
  const name = JSON.stringify(rest);
  const known = compiled.get(name) ?? z.fromJSONSchema(rest as never);
  compiled.set(name, known);
  return known;
}
