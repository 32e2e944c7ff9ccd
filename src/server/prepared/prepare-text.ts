import type { Gzip } from '../services.ts';
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
  gzip: Gzip,
  description: Omit<PreparedFile, 'path' | 'hash' | 'bodies'>,
  vary: readonly string[] = [],
): Promise<Representation> {
  const identity = new TextEncoder().encode(text);
  const [packed, hash] = await Promise.all([gzip(identity), hashOf(identity)]);
  const bodies = { identity, ...(packed.byteLength < identity.byteLength && { gzip: packed }) };
  return prepareRepresentation({ ...description, hash, bodies }, { vary, headers: {} });
}

/** As long as those of the build: 132 bits. */
async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest))).slice(0, 22);
}
