import type { Examples } from '../examples.ts';
import { WikiScreen } from './wiki-screen.tsx';

export const examples = {
  'light and dark': () => <WikiScreen of="article" />,
  'light only': () => <WikiScreen of="skin" />,
} satisfies Examples;
