import { z } from 'zod';
import { assumableEntry, day, id, inEachLanguage, oneOf, perLanguage, text } from './values.ts';

/** What the log of changes tells of; `log` is the log itself. */
const changeKinds = ['prices', 'plans', 'taxes', 'terms', 'extensions', 'log'] as const;

const words = inEachLanguage(text);
const optionalWords = perLanguage(text).optional();

/** content/changes.yaml: the newest first. */
export const changesSchema = z.array(
  assumableEntry({
    id,
    date: day,
    kind: oneOf(changeKinds),
    about: z
      .array(text, { error: 'must be a list of what has changed, such as [pro, quantum]' })
      .default([]),
    what: words,
    before: optionalWords,
    after: optionalWords,
    affects: words,
    from: day,
  }),
  { error: 'must be a list whose entries each start with a hyphen' },
);

export type Change = z.output<typeof changesSchema>[number];
