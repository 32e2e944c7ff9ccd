import { atPriceOf, priceStartDays } from '../../domain/plan-price.ts';
import type { Content } from '../schema/files.ts';
import type { Path } from './source-file.ts';

type Plans = Content['plans'];

/**
 * The plans at the prices that they start with, and at those of each day on which one changes. Each
 * price has the path at which it is written.
 */
export function pricesOfDays({ personal, business }: Plans) {
  const entries = [...personal, ...business.flatMap(({ bands }) => bands)];
  return ['', ...priceStartDays(entries)].map((day) => ({
    personal: personal.map((plan, index) => placed(plan, day, ['personal', index])),
    business: business.map((plan, index) => ({
      ...plan,
      bands: plan.bands.map((band, place) =>
        placed(band, day, ['business', index, 'bands', place]),
      ),
    })),
  }));
}

/** The sizes of servers at the prices of each day on which one changes. */
export function sizesOfDays({ tiers }: Content['dedicated']) {
  return priceStartDays(tiers).map((day) =>
    tiers.map((tier, index) => placed(tier, day, ['tiers', index])),
  );
}

function placed<Entry extends Parameters<typeof atPriceOf>[0]>(
  entry: Entry,
  day: string,
  path: Path,
) {
  const later = entry.laterPrices.findLastIndex(({ validFrom }) => validFrom <= day);
  return { ...atPriceOf(entry, day), path: later < 0 ? path : [...path, 'laterPrices', later] };
}
