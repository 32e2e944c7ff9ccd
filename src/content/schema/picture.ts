import { z } from 'zod';

const fileName = /^[A-Za-z0-9][\w-]*\.(svg|png|webp|jpg)$/;

/** A drawing of the site's own, or a file in content/pictures/. */
export type Picture<Drawing extends string> =
  | { drawing: Drawing; file?: undefined }
  | { file: string; drawing?: undefined };

const fileExpectation = 'must be a file in content/pictures/, such as harbour.webp';

/** A file in content/pictures/. */
export const pictureFile = z
  .string({ error: fileExpectation })
  .regex(fileName, { error: fileExpectation })
  .meta({ 'x-drawings': [] });

/** A picture, written as the name of a drawing or of a file in content/pictures/. */
export function picture<const Drawing extends string>(drawings: readonly Drawing[]) {
  const error = `must be one of these words: ${drawings.join(', ')}; or a file in content/pictures/, such as harbour.webp`;
  const written = z.string({ error }).meta({ 'x-drawings': drawings });
  return written.transform((value, { addIssue }): Picture<Drawing> => {
    const drawing = drawings.find((each) => each === value);
    if (drawing) return { drawing };
    if (!fileName.test(value)) addIssue({ code: 'custom', message: error, input: value });
    return { file: value };
  });
}
