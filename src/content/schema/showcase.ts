import { z } from 'zod';
import { privacyLevels } from '../../domain/privacy-level.ts';
import { planIds } from './plan-ids.ts';
import { link, oneOf, text } from './values.ts';

/** The showcase wikis that have a description in the locale files. */
export const showcaseIds = [
  'tidewater',
  'loomlore',
  'gearwright',
  'emberfall',
  'mossbook',
] as const;

const privacyLevelIds = privacyLevels.map(({ id }) => id);

/** content/showcase.yaml */
export const showcaseSchema = z.array(
  z.strictObject({
    id: oneOf(showcaseIds),
    name: text,
    link,
    plan: oneOf(planIds),
    privacyLevel: oneOf(privacyLevelIds),
    extensions: z.array(text),
  }),
);
