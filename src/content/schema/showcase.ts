import { z } from 'zod';
import { privacyLevels } from '../../domain/privacy-level.ts';
import { picture } from './picture.ts';
import { planIds } from './plan-ids.ts';
import { assumableEntry, id, language, link, oneOf, text } from './values.ts';

/** The wikis that the site has a logo and a photographed page of. */
export const sampleWikis = [
  'tidewater',
  'loomlore',
  'gearwright',
  'emberfall',
  'mossbook',
] as const;
export type SampleWiki = (typeof sampleWikis)[number];

const privacyLevelIds = privacyLevels.map(({ id }) => id);

/** content/showcase.yaml */
export const showcaseSchema = z.array(
  assumableEntry({
    id,
    name: text,
    language: language.optional(),
    picture: picture(sampleWikis),
    logo: picture(sampleWikis),
    link,
    plan: oneOf(planIds),
    privacyLevel: oneOf(privacyLevelIds),
    extensions: z.array(text).refine((keys) => new Set(keys).size === keys.length, {
      error: 'must name each extension once',
    }),
  }),
);
