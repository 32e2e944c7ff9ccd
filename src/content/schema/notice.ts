import { z } from 'zod';
import { day, id, inEachLanguage, text } from './values.ts';

const words = inEachLanguage(text);

/** content/notice.yaml: null while it has nothing but comments. */
export const noticeSchema = z
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
  .nullable();

export type Notice = NonNullable<z.output<typeof noticeSchema>>;
