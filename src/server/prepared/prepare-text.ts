import type { Pack, TextEncoding } from '../services.ts';
import type { PreparedFile } from './prepared-file.ts';
import { prepareRepresentation, type Representation } from './representation.ts';

/**
 * Prepares a text that is made while the process runs and may be asked for again, as the build
 * prepares its files: each form with its validator.
 *
 * @param description what is known of the text besides
 * @param options.encodings the forms that are wanted
 * @param options.vary the request headers that the choice of this text depends on
 */
export async function prepareText(
  text: string,
  pack: Pack,
  description: Omit<PreparedFile, 'path' | 'hash' | 'bodies'>,
  {
    encodings = ['gzip', 'identity'],
    vary = [],
  }: { encodings?: readonly TextEncoding[]; vary?: readonly string[] } = {},
): Promise<Representation> {
  const packed = await pack(text, encodings);
  return prepareRepresentation({ ...description, ...packed }, { vary, headers: {} });
}
