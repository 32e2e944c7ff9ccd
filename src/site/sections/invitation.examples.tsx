import type { Examples } from '../examples.ts';
import { Invitation } from './invitation.tsx';

export const examples = { 'as on pages': Invitation } satisfies Examples;
