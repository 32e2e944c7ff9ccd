import type { Examples } from '../examples.ts';
import { Hero } from './hero.tsx';

export const examples = { 'as on pages': Hero } satisfies Examples;
