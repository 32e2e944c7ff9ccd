import { z } from 'zod';
import { type ContentFileName, contentSchemas } from '../../src/content/schema/files.ts';
import { locales } from '../../src/i18n/locales.ts';
import type { Help } from './help-texts.ts';
import { labelOf, unitOf } from './words.ts';

/** A JSON Schema (2020-12) with annotations for the form. */
export interface FormSchema {
  type?: string;
  title?: string;
  description?: string;
  properties?: Record<string, FormSchema>;
  required?: string[];
  items?: FormSchema;
  anyOf?: FormSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  additionalProperties?: FormSchema | boolean;
  /** Unit or currency of a number. */
  'x-unit'?: string;
  /** For a picture: names of the site's own drawings, which are allowed instead of a file. */
  'x-drawings'?: readonly string[];
  /** A heading above the field. */
  'x-heading'?: string;
  /** A value that may be written as `{ value: …, assumed: true }`. */
  'x-assumable'?: boolean;
  /** The word that means that there is no value. */
  'x-none'?: unknown;
  /** A text in each language. */
  'x-languages'?: boolean;
  [keyword: string]: unknown;
}

/** The form schema of a whole file of content/. */
export function fileSchema(name: ContentFileName): FormSchema {
  return toJsonSchema(contentSchemas[name]);
}

function toJsonSchema(schema: z.core.$ZodType): FormSchema {
  return z.toJSONSchema(schema as z.ZodType, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const json = jsonSchema as FormSchema;
      delete json.default;
      if (json.oneOf) {
        json.anyOf = json.oneOf as FormSchema[];
        delete json.oneOf;
      }
      // A flag that is `true` or absent is a checkbox.
      if (json.const === true) delete json.const;
      const { def } = zodSchema._zod as unknown as { def: Definition };
      // Schemas that preprocess their input: a word for "no value", or `assumable`.
      if (def.type === 'pipe' && def.in?._zod.def.type === 'transform' && def.out) {
        const { 'x-none': none } = json;
        const inner = toJsonSchema(def.out);
        const written = none === undefined ? assumableSchema(inner) : noneSchema(inner, none);
        for (const keyword of Object.keys(json)) delete json[keyword];
        Object.assign(json, written);
      }
      const names = Object.keys(json.properties ?? {});
      if (names.length === locales.length && locales.every((locale) => names.includes(locale))) {
        json['x-languages'] = true;
      }
    },
  }) as FormSchema;
}

interface Definition {
  type: string;
  in?: { _zod: { def: Definition } };
  out?: z.core.$ZodType;
}

/** A value that may be marked as assumed: the form has a checkbox for the mark. */
function assumableSchema(marked: FormSchema): FormSchema {
  return { 'x-assumable': true, properties: { value: marked.properties?.value ?? {} } };
}

/** A value or a word that means that there is none: the word comes first. */
function noneSchema({ anyOf = [] }: FormSchema, word: unknown): FormSchema {
  return { anyOf: [{ const: word }, ...anyOf.filter(({ type }) => type !== 'null')] };
}

/** The part of a schema at a path; of a union, the alternative that matches the value. */
export function schemaAt(
  schema: FormSchema,
  path: readonly (string | number)[],
  value: unknown,
): FormSchema {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const inner = (value as Record<string | number, unknown> | undefined)?.[key];
  const own = (schema.anyOf ?? [schema])
    .map((each) => each.properties?.[key] ?? each.items ?? each.additionalProperties)
    .find((each) => typeof each === 'object');
  return own ? schemaAt(own, rest, inner) : {};
}

/**
 * Adds labels, units, help texts and headings.
 *
 * @param value present value; its keys come first, in their order
 */
export function describeSchema(
  schema: FormSchema,
  help: Help,
  value: unknown,
  name: string | number = '',
): FormSchema {
  const inside = (key: string) =>
    typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)[key]
      : undefined;
  const describePart = (part: FormSchema, key: string, own = inside(key)) =>
    describeSchema(part, help, own, key);
  const heading = help.headings[name];
  const unit = schema['x-unit'] ?? unitOf(name);
  const order = Object.keys(Object(value));
  const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  const properties = Object.entries(schema.properties ?? {}).toSorted(
    ([one], [other]) => rank(one) - rank(other),
  );
  return {
    ...schema,
    title: schema.title ?? (name === '' ? '' : labelOf(name)),
    ...(help.fields[name] && { description: help.fields[name] }),
    ...(heading && { 'x-heading': heading }),
    ...(unit && { 'x-unit': unit }),
    ...(properties.length > 0 && {
      properties: Object.fromEntries(
        properties.map(([key, part]) => [key, describePart(part, key)]),
      ),
    }),
    ...(schema.items && { items: describePart(schema.items, '') }),
    ...(schema.anyOf && {
      anyOf: schema.anyOf.map((part) => describePart(withKind(part), '', value)),
    }),
  };
}

/** Names an alternative of a union. */
function withKind(part: FormSchema): FormSchema {
  if (part.title) return part;
  if (part.const !== undefined) return { ...part, title: labelOf(String(part.const)) };
  if (part['x-languages']) return { ...part, title: 'One for each language' };
  const { properties = {} } = part;
  const kind = properties.kind?.const ?? Object.keys(properties)[0];
  if (kind !== undefined) return { ...part, title: labelOf(String(kind)) };
  return { ...part, title: part.type === 'string' ? 'One for all languages' : 'A number' };
}
