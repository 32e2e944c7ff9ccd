import { z } from 'zod';
import { type Locale, locales } from '../../i18n/locales.ts';

// Every message here is the second half of a sentence: "the monthly price of Pro must be …".

/** A number with at most two decimals, read as whole hundredths without binary fractions. */
function hundredths(
  expectation: string,
  { unit, isAllowed }: { unit: string; isAllowed: (value: number) => boolean },
) {
  return z
    .number({ error: expectation })
    .refine((value) => /^\d+(\.\d{1,2})?$/.test(String(value)) && isAllowed(value), {
      error: expectation,
    })
    .meta({ 'x-unit': unit })
    .transform((value) => {
      const [whole, fraction = ''] = String(value).split('.');
      return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
    });
}

/** An amount of money such as 17.99, read as cents. */
export const money = hundredths(
  'must be an amount above 0 with at most two decimals, such as 17.99',
  { unit: 'money', isAllowed: (value) => value > 0 },
);

/** A percentage such as 6.6, read as basis points (hundredths of a percent). */
export const percent = percentUpTo(100);

/** A percentage that nobody would believe above some limit. */
export function percentUpTo(limit: number) {
  return hundredths(
    `must be a percentage between 0 and ${limit}, such as 6.6, without the % sign`,
    { unit: '%', isAllowed: (value) => value <= limit },
  );
}

const countExpectation = 'must be a whole number, 1 or more';

/** How many of something. */
export const count = z.int({ error: countExpectation }).min(1, { error: countExpectation });

/** How many of something of which there cannot be more than a limit. */
export function countUpTo(limit: number) {
  const error = `must be a whole number between 1 and ${limit}`;
  return z.int({ error }).min(1, { error }).max(limit, { error });
}

/** A short text of any kind, shown as it is. */
export const text = z
  .string({
    error: ({ input }) =>
      typeof input === 'number' ? 'must be a text: put it in quotation marks' : 'must be a text',
  })
  .trim()
  .min(1, { error: 'must not be empty' })
  .refine((value) => !/^[“”„«][^“”„«»]*[“”»]$/.test(value), {
    error: 'must stand without typographic quotation marks, which visitors would see',
  })
  .refine((value) => !/<\/?[a-z][^<>]*>/i.test(value), {
    error: 'must be a text without tags such as <b>, which visitors would see',
  });

/** A name that code, texts and links refer to. */
export const id = z
  .string({ error: 'must be a short name' })
  .regex(/^[a-z][A-Za-z0-9-]*$/, { error: 'must be letters, digits and hyphens only' });

/** A word out of a fixed list. */
export function oneOf<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, { error: `must be one of these words: ${words.join(', ')}` });
}

/** The language that something is written in, where it is not the one of the page. */
export const language = z
  .string({ error: 'must be the two letters of a language, such as en' })
  .regex(/^[a-z]{2}$/, { error: 'must be the two letters of a language, such as en' });

/** A calendar day as YYYY-MM-DD. */
export const day = z.iso.date({ error: 'must be a day such as 2012-02-22 (year-month-day)' });

/**
 * Refuses entries of a list that do not start one after the other. One without a day has always held.
 *
 * @param what an entry is called in a sentence
 */
export function startingInOrder(what: string) {
  return (
    entries: readonly { validFrom?: string | undefined }[],
    { addIssue }: z.core.$RefinementCtx,
  ) => {
    for (const [index, { validFrom }] of entries.entries()) {
      const previous = entries[index - 1]?.validFrom ?? '';
      if (validFrom === undefined || validFrom > previous) continue;
      const message = `must be after ${previous}, when the ${what} above it starts`;
      addIssue({ code: 'custom', path: [index, 'validFrom'], message });
    }
  };
}

const linkExpectation = 'must be a whole web address that starts with https://';

/** An absolute https address. */
export const link = z
  .string({ error: linkExpectation })
  .refine(isHttpsAddress, { error: linkExpectation });

/** An absolute https address, or empty while it is not known. */
export const optionalLink = z
  .string({ error: linkExpectation })
  .refine((value) => value === '' || isHttpsAddress(value), {
    error: `${linkExpectation}, or "" when there is none yet`,
  });

/** A value for each language of the site, by the language's code. */
export function inEachLanguage<Schema extends z.ZodType>(schema: Schema) {
  return z.strictObject(
    Object.fromEntries(locales.map((locale) => [locale, schema])) as Record<Locale, Schema>,
  );
}

/** A text that may be written once for all languages, or once for each; read as one for each. */
export function perLanguage(schema: z.ZodType<string>) {
  const expectation = `must be one text for all languages, or one for each: ${locales.join(', ')}`;
  return z
    .union([schema, inEachLanguage(schema)], {
      error: ({ input }) => {
        const missing = isGroup(input) ? locales.filter((locale) => !(locale in input)) : [];
        return missing.length > 0
          ? `${expectation}; ${missing.join(', ')} is missing`
          : expectation;
      },
    })
    .transform((value) =>
      typeof value === 'string'
        ? (Object.fromEntries(locales.map((locale) => [locale, value])) as Record<Locale, string>)
        : value,
    );
}

/** That nobody has confirmed something yet, and what there is to be confirmed. The check alone reads them. */
const marks = {
  assumed: z.literal(true).optional(),
  note: z.string({ error: 'must be a text' }).optional(),
};

/**
 * A value that may be written as it is, or as `{ value: …, assumed: true, note: … }` when nobody has
 * confirmed it yet. Both are read as the value; the check lists assumptions.
 */
export function assumable<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (input) => (isMarked(input) ? input : { value: input }),
    z
      .strictObject({ value: schema, ...marks })
      .transform((marked) => (marked as { value: z.output<Schema> }).value),
  );
}

/**
 * An entry of several values that may have `assumed: true` and a `note` among them. It is read
 * without both; the check lists assumptions.
 */
export function assumableEntry<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z
    .strictObject({ ...shape, ...marks })
    .transform(
      (marked) => withoutMarks(marked) as unknown as z.output<z.ZodObject<Shape, z.core.$strict>>,
    );
}

function withoutMarks({ assumed: _, note: __, ...entry }: { assumed?: unknown; note?: unknown }) {
  return entry;
}

function isMarked(input: unknown): boolean {
  return isGroup(input) && 'value' in input;
}

function isGroup(input: unknown): input is object {
  return typeof input === 'object' && input !== null;
}

function isHttpsAddress(value: string): boolean {
  return /^https:\/\/\S+$/.test(value) && URL.canParse(value);
}
