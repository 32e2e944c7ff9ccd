import { z } from 'zod';
import { privacyLevels } from '../../domain/privacy-level.ts';
import { picture } from './picture.ts';
import { planIds } from './plan-ids.ts';
import { id, language, link, oneOf, text } from './values.ts';

/** The wikis that the site has drawn a page and a logo of. */
const drawnWikis = ['tidewater', 'loomlore', 'gearwright', 'emberfall', 'mossbook'] as const;
export type DrawnWiki = (typeof drawnWikis)[number];

const privacyLevelIds = privacyLevels.map(({ id }) => id);

/** content/showcase.yaml */
export const showcaseSchema = z.array(
  z.strictObject({
    id,
    name: text,
    language: language.optional(),
    picture: picture(drawnWikis),
    logo: picture(drawnWikis),
    link,
    plan: oneOf(planIds),
    privacyLevel: oneOf(privacyLevelIds),
    extensions: z.array(text).refine((keys) => new Set(keys).size === keys.length, {
      error: 'must name each extension once',
    }),
  }),
);
