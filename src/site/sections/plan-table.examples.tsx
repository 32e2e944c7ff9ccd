import type { Examples } from '../examples.ts';
import { PlanTable } from './plan-table.tsx';

export const examples = {
  personal: () => <PlanTable use="personal" />,
  business: () => <PlanTable use="business" />,
} satisfies Examples;
