import type { Examples } from '../examples.ts';
import { CallToAction } from './call-to-action.tsx';

export const examples = {
  'as on most pages': () => <CallToAction />,
  'on pages for companies': () => <CallToAction to="companies" />,
} satisfies Examples;
