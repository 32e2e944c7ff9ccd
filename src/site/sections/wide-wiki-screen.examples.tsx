import type { Examples } from '../examples.ts';
import { WideWikiScreen } from './wide-wiki-screen.tsx';

export const examples = {
  'as on pages': () => <WideWikiScreen of="writing" />,
} satisfies Examples;
