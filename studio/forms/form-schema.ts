import { z } from 'zod';
import { type ContentFileName, contentSchemas } from '../../src/content/schema/files.ts';
import { locales } from '../../src/i18n/locales.ts';
import type { Help } from './help-texts.ts';
import { labelOf, unitOf } from './words.ts';

/** A JSON Schema (2020-12), with what the form shows beside each field. */
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
  /** Of what a number is: an amount of money, or a unit. */
  'x-unit'?: string;
  /** For a picture: the site's own drawings that may stand there instead of a file. */
  'x-drawings'?: readonly string[];
  /** A heading that stands above the field. */
  'x-heading'?: string;
  /** A value that may be written as `{ value: …, assumed: true }`. */
  'x-assumable'?: boolean;
  /** The word that is written where there is nothing. */
  'x-none'?: unknown;
  /** A text in each language. */
  'x-languages'?: boolean;
  [keyword: string]: unknown;
}

/** The form of a whole file of content/, as its schema prescribes it. */
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
      // A mark that is either there or left out.
      if (json.const === true) delete json.const;
      const { def } = zodSchema._zod as unknown as { def: Definition };
      // What reads its input before it is looked at: a word for nothing, or else `assumable`.
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

/** A value that may be marked as not confirmed yet: the form has a box for the mark. */
function assumableSchema(marked: FormSchema): FormSchema {
  return { 'x-assumable': true, properties: { value: marked.properties?.value ?? {} } };
}

/** A value instead of which a word says that there is none: the word comes first. */
function noneSchema({ anyOf = [] }: FormSchema, word: unknown): FormSchema {
  return { anyOf: [{ const: word }, ...anyOf.filter(({ type }) => type !== 'null')] };
}

/** The part of a schema that a path leads to; where a value may be of several kinds, its own. */
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
 * Adds labels, units, explanations and headings.
 *
 * @param value what stands there now; its entries come first, in their order
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

/** A name for each kind of value that may stand in a place. */
function withKind(part: FormSchema): FormSchema {
  if (part.title) return part;
  if (part.const !== undefined) return { ...part, title: labelOf(String(part.const)) };
  if (part['x-languages']) return { ...part, title: 'One for each language' };
  const { properties = {} } = part;
  const kind = properties.kind?.const ?? Object.keys(properties)[0];
  if (kind !== undefined) return { ...part, title: labelOf(String(kind)) };
  return { ...part, title: part.type === 'string' ? 'One for all languages' : 'A number' };
}
