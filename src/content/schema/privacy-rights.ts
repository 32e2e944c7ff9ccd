import { z } from 'zod';
import { type PrivacyRegion, type PrivacyRight, privacyLaws } from '../../domain/privacy-law.ts';
import { text } from './values.ts';

/** The regions that have a law to quote. */
type RegionWithLaw = Exclude<PrivacyRegion, 'other'>;

/** A section for every right that the law of a region grants, and for none besides. */
function sectionsOf(region: RegionWithLaw) {
  const sections = Object.fromEntries(privacyLaws[region].rights.map((right) => [right, text]));
  return z.strictObject(sections as Record<PrivacyRight, typeof text>);
}

/** content/privacy-rights.yaml */
export const privacyRightsSchema = z.strictObject({
  EU: sectionsOf('EU'),
  UK: sectionsOf('UK'),
  BR: sectionsOf('BR'),
  US: sectionsOf('US'),
});
