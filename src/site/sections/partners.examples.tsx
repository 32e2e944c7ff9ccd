import type { Examples } from '../examples.ts';
import { Logos, Partners } from './partners.tsx';

export const examples = {
  'with their line': Partners,
  'large logos alone': () => <Logos isLarge />,
} satisfies Examples;
