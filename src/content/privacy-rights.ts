import type { PrivacyRegion, PrivacyRight } from '../domain/privacy-law.ts';
import { content } from './content.ts';

/**
 * Where a region's law grants each of its rights: the number of an article or section. Empty where
 * no single law decides.
 */
export const rightSections: Readonly<
  Record<PrivacyRegion, Readonly<Partial<Record<PrivacyRight, string>>>>
> = { ...content['privacy-rights'], other: {} };
