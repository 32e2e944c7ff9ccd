import type { Examples } from '../examples.ts';
import { PurchaseNotes } from './purchase-notes.tsx';

export const examples = { 'as on pages': PurchaseNotes } satisfies Examples;
