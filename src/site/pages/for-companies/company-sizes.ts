import type { PlanPrice } from '../../../content/priced-plan.ts';
import type { Prices } from '../../../content/prices.ts';

/**
 * The ranges of employees that business plans are priced for, from the smallest, each with the
 * price of the cheapest plan.
 */
export function companySizes({ business }: Prices): PlanPrice[] {
  const cheapestFirst = business
    .flatMap((plan) => plan.prices)
    .sort((one, other) => one.annualPerMonth.cents - other.annualPerMonth.cents);
  return cheapestFirst
    .filter(
      ({ employeesFrom }, index) =>
        cheapestFirst.findIndex((price) => price.employeesFrom === employeesFrom) === index,
    )
    .sort((one, other) => one.employeesFrom - other.employeesFrom);
}
