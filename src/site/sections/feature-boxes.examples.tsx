import type { Examples } from '../examples.ts';
import { FeatureBoxes } from './feature-boxes.tsx';

export const examples = { 'as on pages': FeatureBoxes } satisfies Examples;
