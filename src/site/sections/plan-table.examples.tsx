import type { Examples } from '../examples.ts';
import { PlanTable } from './plan-table.tsx';

export const examples = {
  personal: () => <PlanTable kind="personal" />,
  business: () => <PlanTable kind="business" />,
} satisfies Examples;
