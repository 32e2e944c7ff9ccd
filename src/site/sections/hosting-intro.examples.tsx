import type { Examples } from '../examples.ts';
import { HostingIntro } from './hosting-intro.tsx';

export const examples = { 'as on pages': HostingIntro } satisfies Examples;
