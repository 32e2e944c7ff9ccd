import { Text } from '../text/text.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { PlanPrices } from './plan-prices.tsx';

/**
 * All plans with their prices, and every feature compared.
 *
 * @param isOpen whether the comparison of every feature is unfolded from the start
 * @param hasBeds whether each plan has a plot of the garden, with what it holds
 * @param isTitleHidden whether the heading is only read aloud
 */
export function Plans({
  isOpen = false,
  hasBeds = false,
  isTitleHidden = false,
}: {
  isOpen?: boolean;
  hasBeds?: boolean;
  isTitleHidden?: boolean;
}) {
  return (
    <PlanPrices
      hasBeds={hasBeds}
      isTitleHidden={isTitleHidden}
      smallPrint={<Text k="plans.table.links" />}
      comparisons={{
        personal: <PlanComparison use="personal" isOpen={isOpen} />,
        business: <PlanComparison use="business" isOpen={isOpen} />,
      }}
    />
  );
}
