import type { Examples } from '../examples.ts';
import { WikiLooks } from './wiki-looks.tsx';
import { WikiScreen } from './wiki-screen.tsx';

export const examples = {
  'a page in two skins': () => (
    <WikiLooks
      legend="Skin"
      name="skin"
      looks={[
        { value: 'vector', label: 'Vector', picture: <WikiScreen of="vector" isChosen /> },
        { value: 'timeless', label: 'Timeless', picture: <WikiScreen of="timeless" isChosen /> },
      ]}
    />
  ),
} satisfies Examples;
