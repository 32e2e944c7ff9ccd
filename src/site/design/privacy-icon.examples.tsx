import type { Examples } from '../examples.ts';
import { PrivacyIcon } from './privacy-icon.tsx';

export const examples = {
  'open, half open, closed': () => (
    <p>
      <PrivacyIcon state="open" /> <PrivacyIcon state="half" /> <PrivacyIcon state="closed" />
    </p>
  ),
} satisfies Examples;
