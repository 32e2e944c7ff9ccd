import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { businessPlans, personalPlans } from '../../content/plans.ts';
import { listPricesOn } from '../../content/prices.ts';
import { PlanPicture } from './plan-picture.tsx';

const { personal, business } = listPricesOn('2026-01-01');
const draw = (plan: (typeof personal | typeof business)[number]) =>
  renderToStaticMarkup(<PlanPicture plan={plan} />);

test('no two personal plans, which differ in what they hold, look alike', () => {
  expect(new Set(personal.map(draw)).size).toBe(personalPlans.length);
});

test('no two business plans look alike', () => {
  expect(new Set(business.map(draw)).size).toBe(businessPlans.length);
});

test('a plan is drawn from what it holds, not from its name', () => {
  const [basics] = personal;
  const grown = basics && draw({ ...basics, includedWikis: 3, storage: 'unlimited' });
  expect(basics && draw(basics)).not.toBe(grown);
});
