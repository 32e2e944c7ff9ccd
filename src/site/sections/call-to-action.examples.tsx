import type { Examples } from '../examples.ts';
import { CallToAction } from './call-to-action.tsx';

export const examples = { 'as on pages': CallToAction } satisfies Examples;
