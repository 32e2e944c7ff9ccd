import type { Examples } from '../examples.ts';
import { Testimonials } from './testimonials.tsx';

export const examples = { 'as on pages': Testimonials } satisfies Examples;
