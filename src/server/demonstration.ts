import type { i18n } from 'i18next';
import { z } from 'zod';
import { site } from '../content/site.ts';

/** The fields by which an answer to a program says whether its figures are invented. */
export const demonstrationFields = {
  demonstration: z.boolean().meta({
    description:
      'True while this site is a demonstration, and everything that it says is invented.',
  }),
  note: z.string().nullable().meta({
    description: 'The same as a sentence in the language of the answer; null when it is none.',
  }),
};

/** What an answer says of itself. */
export function saidOfDemonstration({ t }: Pick<i18n, 't'>) {
  const { demonstration } = site;
  return { demonstration, note: demonstration ? t('common.demonstration') : null };
}
