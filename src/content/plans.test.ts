import { expect, test } from 'vitest';
import { featureRows, personalPlans } from './plans.ts';
import { amountRowIds, type PlanId, planIds, planRowIds } from './schema/plan-ids.ts';

const yesTo = (plan: PlanId) =>
  featureRows.filter(({ cells }) => cells[plan] === 'yes').map(({ id }) => id);

test('the comparison table has its thirty-three rows, each with a cell for every plan', () => {
  expect(planRowIds).toHaveLength(33);
  expect(featureRows).toHaveLength(planRowIds.length - amountRowIds.length);
  for (const { cells } of featureRows) expect(Object.keys(cells)).toStrictEqual([...planIds]);
});

test('a dearer personal plan never loses a feature', () => {
  const order = personalPlans.map(({ id }) => id);
  for (const [index, plan] of order.slice(1).entries()) {
    expect(yesTo(plan)).toEqual(expect.arrayContaining(yesTo(order[index] as PlanId)));
  }
});

test('one personal plan is recommended', () => {
  expect(personalPlans.filter((plan) => plan.isRecommended)).toHaveLength(1);
});
