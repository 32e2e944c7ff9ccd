import type { Pack } from '../services.ts';
import type { PreparedFile } from './prepared-file.ts';
import { prepareRepresentation, type Representation } from './representation.ts';

/**
 * Prepares a text that is made while the process runs and may be asked for again, as the build
 * prepares its files: plain and, where that is smaller, with gzip, each with its validator.
 *
 * @param description what is known of the text besides
 * @param vary the request headers that the choice of this text depends on
 */
export async function prepareText(
  text: string,
  pack: Pack,
  description: Omit<PreparedFile, 'path' | 'hash' | 'bodies'>,
  vary: readonly string[] = [],
): Promise<Representation> {
  const { identity, gzip, hash } = await pack(text);
  const bodies = { identity, ...(gzip.byteLength < identity.byteLength && { gzip }) };
  return prepareRepresentation({ ...description, hash, bodies }, { vary, headers: {} });
}
