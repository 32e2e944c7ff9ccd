import type { Examples } from '../examples.ts';
import { Partners, Wordmarks } from './partners.tsx';

export const examples = {
  'with their line': Partners,
  'the wordmarks alone': Wordmarks,
} satisfies Examples;
