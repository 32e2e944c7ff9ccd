import type { Examples } from '../examples.ts';
import { NameForm } from './name-form.tsx';

export const examples = { 'as on pages': NameForm } satisfies Examples;
