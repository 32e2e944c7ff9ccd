import { z } from 'zod';
import { id, inEachLanguage, text } from './values.ts';

const bannerText = inEachLanguage(text).optional();

const bannerSettings = z.strictObject({
  displayBanner: z.boolean({ error: 'must be true or false' }).optional(),
  bannerTitle: bannerText,
  bannerContent: bannerText,
  bannerButton: bannerText,
});

/** content/banner.yaml: what is left out on a page is as on all pages. */
export const bannerSchema = z.strictObject({
  allPages: bannerSettings,
  onPages: z.record(id, bannerSettings),
});
