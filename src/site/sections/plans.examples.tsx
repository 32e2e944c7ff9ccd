import type { Examples } from '../examples.ts';
import { BusinessPlans, PersonalPlans, Plans } from './plans.tsx';

export const examples = {
  'with the switch, folded': () => <Plans />,
  'personal plans, folded': () => <PersonalPlans />,
  'business plans, unfolded': () => <BusinessPlans isOpen />,
} satisfies Examples;
