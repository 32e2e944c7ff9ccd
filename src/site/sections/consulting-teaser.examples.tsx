import type { Examples } from '../examples.ts';
import { ConsultingTeaser } from './consulting-teaser.tsx';

export const examples = { 'as on pages': ConsultingTeaser } satisfies Examples;
