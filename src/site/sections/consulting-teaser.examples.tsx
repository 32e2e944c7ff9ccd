import type { Examples } from '../examples.ts';
import { SeedTrayScene } from '../garden/scene-seed-tray.tsx';
import { ConsultingTeaser } from './consulting-teaser.tsx';

export const examples = {
  'words alone': () => <ConsultingTeaser />,
  'with a picture': () => <ConsultingTeaser picture={<SeedTrayScene alt="" />} />,
} satisfies Examples;
