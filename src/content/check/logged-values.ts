import type { ContentFileName } from '../schema/files.ts';
import { type NamedValue, namedValues } from './named-values.ts';
import type { SourceFile } from './source-file.ts';

/** A value whose changes need an entry in the log. */
export interface LoggedValue extends NamedValue {
  source: SourceFile;
  /** By what the log of changes calls it: a plan, an add-on, a row, a country, or one of those below. */
  subject: string;
}

type Sources = Record<ContentFileName, SourceFile>;

/** Properties without contractual meaning: presentation, and notes for the editor. */
const unlogged = new Set<PropertyKey>([
  'note',
  'assumed',
  'id',
  'code',
  'name',
  'purchaseLink',
  'bestFor',
  'colour',
  'recommended',
]);

/** The part of each file that is logged, and what a value of it is about. */
const logged: [ContentFileName, (value: NamedValue) => string | undefined][] = [
  ['plans', ({ owner }) => owner],
  ['plan-features', ({ path }) => String(path[0])],
  ['addons', ({ owner }) => owner],
  ['countries', ({ owner }) => owner || undefined],
  ['dedicated', () => 'dedicated'],
  [
    'company',
    ({ path }) => (/^(terms|usBankDiscountPercent)$/.test(String(path[0])) ? 'terms' : undefined),
  ],
  ['extensions', ({ path }) => (path.at(-1) === 'key' ? 'extensions' : undefined)],
];

/**
 * Lists every price, tax, row of the plan tables, number of the terms and extension.
 *
 * @param sources files of content/ that have passed their schemas
 */
export function loggedValues(sources: Sources): LoggedValue[] {
  return logged.flatMap(([file, subjectOf]) => {
    const source = sources[file];
    return [...namedValues(source.value)].flatMap((each): LoggedValue[] => {
      const subject = subjectOf(each);
      return subject === undefined || each.path.some((key) => unlogged.has(key))
        ? []
        : [{ ...each, source, subject }];
    });
  });
}
