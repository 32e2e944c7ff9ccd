import type { Examples } from '../examples.ts';
import { PhotoLinks } from './photo-links.tsx';

export const examples = { 'as on pages': PhotoLinks } satisfies Examples;
