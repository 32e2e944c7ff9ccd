import type { Examples } from '../examples.ts';
import { Doors } from './doors.tsx';

export const examples = { 'as on pages': Doors } satisfies Examples;
