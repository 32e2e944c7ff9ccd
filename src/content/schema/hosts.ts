import { z } from 'zod';
import { type ComparisonId, hostCriteria, hostNeeds } from './host-criteria.ts';
import { count, day, id, money, text } from './values.ts';

const monthExpectation = 'must be a month such as 2022-03 (year-month)';

const month = z
  .string({ error: monthExpectation })
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: monthExpectation });

const figure = z.union(
  [
    z.strictObject({ count }),
    z.strictObject({ gb: count }),
    z.strictObject({ dollars: money }).transform(({ dollars }) => ({ cents: dollars })),
    z.strictObject({ year: count }),
    z.strictObject({ month }),
    z.strictObject({ day }),
    z.strictObject({ version: text }),
  ],
  {
    error:
      'must be one of { count: 292 }, { gb: 30 }, { dollars: 5 }, { year: 2004 }, { month: 2022-03 }, { day: 2029-03-28 }, { version: "1.43" }',
  },
);

/** A number, an amount or a date that a text about a host names. */
export type Figure = z.output<typeof figure>;

const figures = z.record(id, figure).default({});

/** Something said about a host, and the claim of claims.yaml that says where it was read and when. */
const statement = z.strictObject({ source: id, figures });

export type Statement = z.output<typeof statement>;

function rowOf(comparison: ComparisonId) {
  const cells = hostCriteria[comparison].map((criterion) => [criterion, statement] as const);
  return z.strictObject(Object.fromEntries(cells));
}

function comparisonOf(comparison: ComparisonId) {
  return z.strictObject({
    ours: rowOf(comparison),
    hosts: z
      .array(z.strictObject({ id, name: text, cells: rowOf(comparison) }))
      .length(3, { error: 'must have three hosts: the table has room for no more' }),
  });
}

/** content/hosts.yaml */
export const hostsSchema = z.strictObject({
  comparisons: z.strictObject({
    communities: comparisonOf('communities'),
    companies: comparisonOf('companies'),
  }),
  betterElsewhere: z.array(
    z.strictObject({ id, name: text, need: z.enum(hostNeeds), source: id, figures }),
  ),
});
