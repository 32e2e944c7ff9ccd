import { z } from 'zod';
import { migrationMethods, moveVerdicts, wikiSizes } from '../../domain/migration-plan.ts';
import { migrationSourceIds } from './migration-ids.ts';
import { assumable, count, day, oneOf } from './values.ts';

const verdict = oneOf(moveVerdicts);

const size = z.strictObject({ pagesUpTo: count, filesUpToGb: count });

const workingDays = z
  .strictObject({ from: count, to: count })
  .refine(({ from, to }) => from <= to, { error: 'must not end before it starts' });

const method = z.strictObject({
  simpleUpTo: assumable(oneOf([...wikiSizes, 'never'])),
  workingDays: assumable(
    z.strictObject({ small: workingDays, medium: workingDays, large: workingDays }),
  ),
});

const source = z
  .strictObject({
    id: oneOf(migrationSourceIds),
    method: oneOf(migrationMethods),
    keepsOldWiki: z.boolean().default(false),
    things: z
      .strictObject({
        text: verdict,
        history: verdict,
        files: verdict,
        accounts: verdict,
        layout: verdict,
        settings: verdict,
        address: verdict,
      })
      .optional(),
  })
  .refine(({ method, things }) => (method === 'fresh') === (things === undefined), {
    error: 'must say what comes along, unless its method is "fresh"',
  });

/** content/migrations.yaml */
export const migrationsSchema = z.strictObject({
  sizes: z.strictObject({ small: size, medium: size }),
  methods: z.strictObject({ database: method, export: method, conversion: method }),
  sources: z
    .array(source)
    .refine((sources) => new Set(sources.map(({ id }) => id)).size === migrationSourceIds.length, {
      error: `must have each of these once: ${migrationSourceIds.join(', ')}`,
    }),
  outside: z.strictObject({ fandomNoticeWeeks: count, confluenceDataCenterEndsOn: day }),
});

export type MigrationSource = z.output<typeof source>;
