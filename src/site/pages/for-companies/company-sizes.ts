import { businessPlans } from '../../../content/plans.ts';

const cheapestFirst = businessPlans
  .flatMap((plan) => plan.bands)
  .sort((one, other) => one.annualPerMonthCents - other.annualPerMonthCents);

/**
 * The ranges of employees that business plans are priced for, from the smallest, each with the
 * price of the cheapest plan.
 */
export const companySizes = cheapestFirst
  .filter(
    ({ employeesFrom }, index) =>
      cheapestFirst.findIndex((band) => band.employeesFrom === employeesFrom) === index,
  )
  .sort((one, other) => one.employeesFrom - other.employeesFrom);
