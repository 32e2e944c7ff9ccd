import { z } from 'zod';
import { count, money, oneOf } from './values.ts';

const tier = z
  .strictObject({
    memoryGb: count,
    monthly: money,
  })
  .transform(({ monthly, ...rest }) => ({ ...rest, monthlyCents: monthly }));

function isAbove(
  { memoryGb, monthlyCents }: z.output<typeof tier>,
  index: number,
  tiers: readonly z.output<typeof tier>[],
): boolean {
  const before = tiers[index - 1];
  return !before || (memoryGb > before.memoryGb && monthlyCents > before.monthlyCents);
}

const service = z
  .strictObject({
    id: oneOf(['maintenance', 'eliteSupport', 'consultations', 'projects', 'completePlan']),
    from: money.optional(),
    per: oneOf(['hourEachMonth', 'month', 'hour']).optional(),
  })
  .refine(({ from, per }) => (from === undefined) === (per === undefined), {
    error: 'must have "from" and "per" together, or neither',
  })
  .transform(({ id, from, per }) => ({
    id,
    /** What the smallest order costs; null for a service that is priced on request. */
    lowest: from !== undefined && per !== undefined ? { cents: from, per } : null,
  }));

/** content/dedicated.yaml */
export const dedicatedSchema = z
  .strictObject({
    tiers: z
      .array(tier)
      .min(1, { error: 'must have at least one size' })
      .refine((tiers) => tiers.every(isAbove), {
        error: 'must go from the smallest size to the largest, each with a higher price',
      }),
    cachingMonthly: money,
    services: z.array(service),
  })
  .transform(({ cachingMonthly, ...rest }) => ({ ...rest, cachingMonthlyCents: cachingMonthly }));
