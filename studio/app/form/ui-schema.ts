import type { UiSchema } from '@rjsf/utils';
import type { FormSchema } from '../../forms/form-schema.ts';

/** Assigns controls to the parts whose type does not determine one. */
export function uiSchemaOf(schema: FormSchema, name = ''): UiSchema {
  const isMark = schema.const !== undefined || (schema.enum?.length ?? 0) === 1;
  return {
    ...(schema['x-languages'] && { 'ui:field': 'languages' }),
    ...(schema['x-assumable'] && { 'ui:field': 'assumable' }),
    ...(isMark && name !== '' && { 'ui:widget': 'hidden' }),
    ...(schema['x-drawings'] && { 'ui:widget': 'picture' }),
    ...(schema.type === 'string' && { 'ui:emptyValue': '' }),
    'ui:submitButtonOptions': { norender: true },
    ...Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, part]) => [
        key,
        {
          ...uiSchemaOf(part, key),
          ...(!schema.required?.includes(key) && { 'ui:emptyValue': undefined }),
        },
      ]),
    ),
    ...(schema.items && { items: uiSchemaOf(schema.items) }),
    ...(schema.anyOf && {
      anyOf: schema.anyOf.map((part) => ({ ...uiSchemaOf(part, 'kind'), 'ui:label': false })),
    }),
  };
}
