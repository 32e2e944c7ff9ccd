import type { Examples } from '../examples.ts';
import { CallToAction } from './call-to-action.tsx';

export const examples = {
  'as on most pages': () => <CallToAction />,
  'on pages for companies': () => <CallToAction to="companies" />,
  'on the page of servers': () => <CallToAction to="server" />,
} satisfies Examples;
