import type { Examples } from '../examples.ts';
import { NightLog } from './night-log.tsx';

export const examples = { 'as on pages': NightLog } satisfies Examples;
