import type { Examples } from '../examples.ts';
import { AddOns } from './add-ons.tsx';

export const examples = { 'as on pages': AddOns } satisfies Examples;
