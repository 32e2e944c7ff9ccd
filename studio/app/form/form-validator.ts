import type { RJSFSchema, ValidatorType } from '@rjsf/utils';

/**
 * Tells the form library which alternative of a union a value matches. It reports no errors: the content
 * check on the server does. Full JSON Schema validators generate code at run time, which the studio's content
 * security policy forbids.
 */
export const formValidator: ValidatorType = {
  isValid: (schema, value) => fits(schema, value),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
};

/** Whether a value matches an alternative, by the keywords in which the alternatives differ. */
function fits(schema: RJSFSchema | boolean | undefined, value: unknown): boolean {
  if (typeof schema !== 'object') return schema !== false;
  const { type, enum: words, anyOf, allOf, items } = schema;
  if ('const' in schema && schema.const !== value) return false;
  if (words && !words.includes(value as string)) return false;
  if (type !== undefined && ![type].flat().some((name) => isA(name, value))) return false;
  if (anyOf && !anyOf.some((part) => fits(part as RJSFSchema, value))) return false;
  if (allOf && !allOf.every((part) => fits(part as RJSFSchema, value))) return false;
  if (Array.isArray(value)) return value.every((each) => fits(items as RJSFSchema, each));
  return typeOf(value) !== 'object' || fitsGroup(schema, value as Record<string, unknown>);
}

function fitsGroup(
  { properties = {}, required = [], additionalProperties }: RJSFSchema,
  group: Record<string, unknown>,
): boolean {
  return (
    required.every((name) => group[name] !== undefined) &&
    Object.entries(group).every(([name, part]) =>
      fits((properties[name] ?? additionalProperties) as RJSFSchema, part),
    )
  );
}

/** Every whole number is a number, too. */
function isA(name: string, value: unknown): boolean {
  return typeOf(value) === name || (name === 'number' && typeof value === 'number');
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
