import type { ReactNode } from 'react';
import { Text } from '../text/text.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { PlanPrices } from './plan-prices.tsx';

/**
 * All plans with their prices, and every feature compared.
 *
 * @param isOpen whether the comparison of every feature is unfolded from the start
 * @param labels of what the cards say, row by row; with them, each plan has a plot of the garden
 * @param isTitleHidden whether the heading is only read aloud
 */
export function Plans({
  isOpen = false,
  labels,
  isTitleHidden = false,
}: {
  isOpen?: boolean;
  labels?: ReactNode;
  isTitleHidden?: boolean;
}) {
  return (
    <PlanPrices
      labels={labels}
      isTitleHidden={isTitleHidden}
      smallPrint={<Text k="plans.table.links" />}
      comparisons={{
        personal: <PlanComparison use="personal" isOpen={isOpen} />,
        business: <PlanComparison use="business" isOpen={isOpen} />,
      }}
    />
  );
}
