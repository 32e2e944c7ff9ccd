import type { Examples } from '../examples.ts';
import { CallToAction } from './call-to-action.tsx';
import { NameForm } from './name-form.tsx';

export const examples = {
  'as on most pages': () => <CallToAction />,
  'with a step that can be made at once': () => (
    <CallToAction>
      <NameForm />
    </CallToAction>
  ),
  'in the evening, on pages for companies': () => (
    <CallToAction heading="companies" audience="companies" background="dusk" />
  ),
  'at night': () => <CallToAction heading="chosen" background="night" />,
  'on the page of servers': () => <CallToAction heading="server" audience="server" />,
} satisfies Examples;
