import type { Compress, TextEncoding } from '../services.ts';
import type { PreparedFile } from './prepared-file.ts';
import { prepareRepresentation, type Representation } from './representation.ts';

/**
 * Prepares a text that is made at run time as the build prepares files: compressed, with an ETag for each
 * encoding.
 *
 * @param description the other properties of the prepared file
 * @param options.encodings the wanted encodings
 * @param options.vary request headers for `Vary`
 */
export async function prepareText(
  text: string,
  compress: Compress,
  description: Omit<PreparedFile, 'path' | 'hash' | 'bodies'>,
  {
    encodings = ['gzip', 'identity'],
    vary = [],
  }: { encodings?: readonly TextEncoding[]; vary?: readonly string[] } = {},
): Promise<Representation> {
  const packed = await compress(text, encodings);
  return prepareRepresentation({ ...description, ...packed }, { vary, headers: {} });
}
