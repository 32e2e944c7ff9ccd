import type { Examples } from '../examples.ts';
import { WikiScreen, WikiScreens } from './wiki-screen.tsx';

export const examples = {
  'light and dark': () => <WikiScreen of="article" />,
  'light only': () => <WikiScreen of="skin" />,
  several: () => <WikiScreens of={['article', 'difference', 'skin']} />,
} satisfies Examples;
