import type { Examples } from '../examples.ts';
import { ConsultingTeaser } from './consulting-teaser.tsx';

export const examples = {
  'by itself': ConsultingTeaser,
} satisfies Examples;
