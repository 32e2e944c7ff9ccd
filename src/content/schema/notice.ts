import { z } from 'zod';
import { day, id, inEachLanguage, text } from './values.ts';

const words = inEachLanguage(text);

const notice = z
  .strictObject({
    text: words,
    from: day,
    until: day,
    link: z.strictObject({ to: text, label: words }).optional(),
    pages: z
      .array(id, { error: 'must be a list of pages, such as [plans, createWiki], or be left out' })
      .optional(),
  })
  .superRefine(({ from, until }, context) => {
    if (until >= from) return;
    context.addIssue({ code: 'custom', path: ['until'], message: `must not be before ${from}` });
  })
  .meta({ title: 'A notice' });

/** content/notice.yaml: `none`, or what is shown, where and when. */
export const noticeSchema = z
  .strictObject({
    notice: z
      .preprocess((said) => (said === 'none' ? null : said), notice.nullable())
      .meta({ 'x-none': 'none' }),
  })
  .transform((file) => file.notice);

export type Notice = z.output<typeof notice>;
