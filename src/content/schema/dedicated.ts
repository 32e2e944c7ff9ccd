import { z } from 'zod';
import { laterPrices } from './price.ts';
import { assumable, count, day, money, oneOf } from './values.ts';

const laterPrice = z
  .strictObject({ validFrom: day, monthly: money })
  .transform(({ validFrom, monthly }) => ({ validFrom, monthlyCents: monthly }));

/** What a size has beside its memory: cores of a processor, and a disk in gigabytes. */
const machine = z.strictObject({ cores: count, diskGb: count });

const tier = z
  .strictObject({
    memoryGb: count,
    machine: assumable(machine),
    monthly: money,
    laterPrices: laterPrices(laterPrice),
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
    cachingLaterPrices: laterPrices(laterPrice),
    services: z.array(service),
  })
  .transform(({ cachingMonthly, cachingLaterPrices, ...rest }) => ({
    ...rest,
    caching: { monthlyCents: cachingMonthly, laterPrices: cachingLaterPrices },
  }));
