import type { Examples } from '../examples.ts';
import { PlanComparison } from './plan-comparison.tsx';

export const examples = {
  folded: () => <PlanComparison use="personal" />,
  unfolded: () => <PlanComparison use="business" isOpen />,
} satisfies Examples;
