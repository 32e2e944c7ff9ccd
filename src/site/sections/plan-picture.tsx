import type { PricedPlan } from '../../content/priced-plan.ts';
import { PlanBed } from '../garden/plan-bed.tsx';
import { holdsOf } from './plan-holds.ts';

/** What a plan holds, as a plot of the garden. */
export function PlanPicture({ plan }: { plan: PricedPlan }) {
  return <PlanBed {...holdsOf(plan)} />;
}
