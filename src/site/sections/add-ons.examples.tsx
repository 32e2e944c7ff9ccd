import type { Examples } from '../examples.ts';
import { AddOns } from './add-ons.tsx';

export const examples = {
  'as beside the plans': () => <AddOns />,
} satisfies Examples;
