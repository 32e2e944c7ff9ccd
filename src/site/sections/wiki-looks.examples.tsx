import type { Examples } from '../examples.ts';
import { WikiLooks } from './wiki-looks.tsx';
import { WikiScreenPicture } from './wiki-screen.tsx';

export const examples = {
  'a page in two skins': () => (
    <WikiLooks
      legend="Skin"
      name="skin"
      looks={[
        {
          value: 'vector',
          label: 'Vector',
          picture: <WikiScreenPicture of="vector" alt="" isChosen />,
        },
        {
          value: 'timeless',
          label: 'Timeless',
          picture: <WikiScreenPicture of="timeless" alt="" isChosen />,
        },
      ]}
    />
  ),
} satisfies Examples;
