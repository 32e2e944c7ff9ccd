import type { Examples } from '../examples.ts';
import { PlanComparison } from './plan-comparison.tsx';

export const examples = {
  folded: () => <PlanComparison kind="personal" />,
  unfolded: () => <PlanComparison kind="business" isOpen />,
} satisfies Examples;
