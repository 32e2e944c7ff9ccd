import type { ReactNode } from 'react';
import { PlanComparison } from './plan-comparison.tsx';
import { PlanPrices } from './plan-prices.tsx';

/**
 * All plans with their prices, and every feature compared.
 *
 * @param isOpen whether the comparison of every feature is unfolded from the start
 * @param hasBeds whether each plan has a plot of the garden, with what it holds
 * @param isTitleHidden whether the heading is only read aloud
 * @param note a note below them, in small print
 */
export function Plans({
  isOpen = false,
  hasBeds = false,
  isTitleHidden = false,
  note,
}: {
  isOpen?: boolean;
  hasBeds?: boolean;
  isTitleHidden?: boolean;
  note?: ReactNode;
}) {
  return (
    <PlanPrices
      hasBeds={hasBeds}
      isTitleHidden={isTitleHidden}
      note={note}
      comparisons={{
        personal: <PlanComparison use="personal" isOpen={isOpen} />,
        business: <PlanComparison use="business" isOpen={isOpen} />,
      }}
    />
  );
}
