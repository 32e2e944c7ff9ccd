import type { Examples } from '../examples.ts';
import { GateSign } from './gate-sign.tsx';

export const examples = {
  'open, half open, closed': () => (
    <p>
      <GateSign state="open" /> <GateSign state="half" /> <GateSign state="closed" />
    </p>
  ),
} satisfies Examples;
