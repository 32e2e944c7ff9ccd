import type { Examples } from '../examples.ts';
import { Island } from './island.tsx';
import visualEditor from './visual-editor.island.tsx';

export const examples = {
  'a page to edit': () => <Island of={visualEditor} when="visible" props={{}} />,
} satisfies Examples;
