import { z } from 'zod';
import { count, oneOf } from './values.ts';

/** What servers do at night; each has its sentence in locales/<language>/night-log.json. */
const nightTasks = ['backups', 'upgrades', 'spam', 'certificates'] as const;

const timeExpectation = 'must be a time such as "02:30", in quotation marks';

/** content/night.yaml */
export const nightSchema = z
  .strictObject({
    sample: z.boolean({ error: 'must be true or be left out' }).default(false),
    log: z
      .array(
        z.strictObject({
          at: z
            .string({ error: timeExpectation })
            .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: timeExpectation }),
          task: oneOf(nightTasks),
          count,
        }),
        { error: 'must be a list whose entries each start with a hyphen' },
      )
      .min(1, { error: 'must have an entry at least' }),
  })
  .transform(({ sample, ...rest }) => ({ ...rest, isSample: sample }));
