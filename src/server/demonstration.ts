import type { i18n } from 'i18next';
import { z } from 'zod';
import { site } from '../content/site.ts';

/** JSON fields that tell whether the figures are invented. */
export const demonstrationFields = {
  demonstration: z.boolean().meta({
    description:
      'True while this site is a demonstration, and everything that it says is invented.',
  }),
  note: z.string().nullable().meta({
    description: 'The same as a sentence in the language of the answer; null when it is none.',
  }),
};

/** The values of these fields. */
export function demonstrationValues({ t }: Pick<i18n, 't'>) {
  const { demonstration } = site;
  return { demonstration, note: demonstration ? t('common.demonstration') : null };
}
