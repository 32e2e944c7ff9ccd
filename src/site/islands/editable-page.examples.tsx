import type { Examples } from '../examples.ts';
import editablePage from './editable-page.island.tsx';
import { Island } from './island.tsx';

export const examples = {
  'the page as it is': () => (
    <Island
      of={editablePage}
      when="visible"
      props={{ page: 'watering' as const, chosen: 4, view: 'page' as const }}
    />
  ),
  'what a version changed': () => (
    <Island
      of={editablePage}
      when="visible"
      props={{ page: 'watering' as const, chosen: 1, view: 'difference' as const }}
    />
  ),
} satisfies Examples;
