import type { PricedPlan } from '../../content/priced-plan.ts';
import { PlanBed } from '../garden/plan-bed.tsx';
import { drawnPlan } from './drawn-plan.ts';

/** A plan's limits drawn as a plot of the garden. */
export function PlanPicture({ plan }: { plan: PricedPlan }) {
  return <PlanBed {...drawnPlan(plan)} />;
}
