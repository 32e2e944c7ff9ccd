import { WikiScreen } from '../../sections/wiki-screen.tsx';

/** A filter at work. */
export function Refusal() {
  return <WikiScreen of="refusal" />;
}
