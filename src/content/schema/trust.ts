import { z } from 'zod';
import { claimSource } from './claims.ts';
import { sentenceIds, timelineIds } from './trust-ids.ts';
import { assumableEntry, countUpTo, day, inEachLanguage, perLanguage, text } from './values.ts';

/** What a careful buyer asks, in the order of the page; each is answered in a sentence or two. */
const yesOrNothing = z.boolean({ error: 'must be true or be left out' }).default(false);

/** An entry may be missing: then the page does not ask its question. */
function entry<Schema extends z.ZodType>(value: Schema) {
  return assumableEntry({
    short: inEachLanguage(text).optional(),
    value,
    date: day,
    validForDays: countUpTo(1100),
    source: claimSource,
  }).optional();
}

const sentence = entry(inEachLanguage(text));
const words = inEachLanguage(text);
const step = z
  .strictObject({ when: words, short: words.optional(), what: words, closed: yesOrNothing })
  .transform(({ closed, ...rest }) => ({ ...rest, isClosed: closed }));
const timeline = entry(z.array(step).min(1, { error: 'must have at least one step' }));
const processors = entry(
  z.array(z.strictObject({ name: perLanguage(text), purpose: words, place: words }), {
    error: 'must be a list of companies; write [] when there is none',
  }),
);

function each<Id extends string, Schema>(ids: readonly Id[], schema: Schema) {
  return Object.fromEntries(ids.map((id) => [id, schema])) as Record<Id, Schema>;
}

/** content/trust.yaml */
export const trustSchema = z.strictObject({
  ...each(sentenceIds, sentence),
  processors,
  ...each(timelineIds, timeline),
});

export type Processors = NonNullable<z.output<typeof processors>>;
