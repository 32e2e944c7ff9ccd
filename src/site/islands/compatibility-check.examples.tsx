import type { Examples } from '../examples.ts';
import { Check } from '../pages/extensions/check.tsx';

export const examples = {
  'nothing pasted yet': Check,
} satisfies Examples;
