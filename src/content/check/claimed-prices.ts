import { atPriceOf, startingAtCents } from '../../domain/plan-price.ts';
import { dayOf } from '../../domain/tax-rate.ts';
import { formatMoney } from '../../i18n/format.ts';
import type { Content } from '../schema/files.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './source-file.ts';

/** A claim whose amount is below every price of the table that it speaks of. */
interface ClaimBelowTable extends Problem {
  /** Whether the entry says that the amount is only advertised. */
  isAdvertised: boolean;
}

/**
 * Finds starting prices that are lower than every price in the tables.
 *
 * @param source content/claims.yaml with positions
 * @param today as YYYY-MM-DD
 */
export function claimsBelowTable(
  { claims, plans, dedicated }: Content,
  source: SourceFile,
  today = dayOf(new Date()),
): ClaimBelowTable[] {
  const bandsOf = (plan: Content['plans']['business'][number]) =>
    plan.bands.map((band) => atPriceOf(band, today));
  const lowestInTable: Record<string, number> = {
    'business-starting-price': Math.min(
      ...plans.business.map((plan) => startingAtCents(bandsOf(plan)) ?? Number.POSITIVE_INFINITY),
    ),
    'dedicated-starting-price': Math.min(
      ...dedicated.tiers.map((tier) => atPriceOf(tier, today).monthlyCents),
    ),
  };
  return claims.flatMap(({ id, amountCents, advertised }, index) => {
    const lowest = lowestInTable[id];
    if (lowest === undefined || amountCents === undefined || amountCents >= lowest) return [];
    const dollars = (cents: number) => formatMoney('en', { cents, currency: 'USD' });
    const difference = `is ${dollars(amountCents)}, but the lowest price in the tables is ${dollars(lowest)}`;
    return [
      {
        file: source.file,
        line: source.lineOf([index, 'amount']),
        path: [index, 'amount'],
        isAdvertised: advertised === true,
        sentence: advertised
          ? `the advertised price "${id}" ${difference}; please confirm that it is still advertised.`
          : `the amount of "${id}" ${difference}; correct it, or mark it "advertised: true".`,
      },
    ];
  });
}

/**
 * Starting prices below the tables that are not marked as advertised; the marked ones are only
 * advice.
 */
export function checkClaimedPrices(content: Content, source: SourceFile): Problem[] {
  return claimsBelowTable(content, source).filter(({ isAdvertised }) => !isAdvertised);
}
