import type { Examples } from '../examples.ts';
import { Island } from './island.tsx';
import workingPage from './working-page.island.tsx';

export const examples = {
  'the page as it is': () => (
    <Island
      of={workingPage}
      when="visible"
      props={{ page: 'watering' as const, chosen: 4, view: 'page' as const }}
    />
  ),
  'what a version changed': () => (
    <Island
      of={workingPage}
      when="visible"
      props={{ page: 'watering' as const, chosen: 1, view: 'difference' as const }}
    />
  ),
} satisfies Examples;
