import type { Examples } from '../examples.ts';
import { PictureSwitch } from './picture-switch.tsx';
import { WikiScreenPicture } from './wiki-screen.tsx';

export const examples = {
  'a page in two skins': () => (
    <PictureSwitch
      legend="Skin"
      name="skin"
      options={[
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
