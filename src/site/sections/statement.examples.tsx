import type { Examples } from '../examples.ts';
import { Statement } from './statement.tsx';

export const examples = { 'as on pages': Statement } satisfies Examples;
