import type { Examples } from '../examples.ts';
import { Plans } from './plans.tsx';

export const examples = {
  'with the switch, folded': () => <Plans />,
} satisfies Examples;
