import type { Locale } from '../../i18n/locales.ts';
import { prepareRepresentation, type Representation } from './representation.ts';

/** Packs a text with gzip as it is read. */
export function packed(text: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
}

/**
 * Prepares a text that is made while the process runs and will be asked for again, as the build
 * prepares its files: plain and, where that is smaller, with gzip, each with its validator.
 *
 * @param options.vary the request headers that the choice of this text depends on
 */
export async function prepareText(
  text: string,
  { vary, ...description }: { contentType: string; locale: Locale; vary: readonly string[] },
): Promise<Representation> {
  const identity = new TextEncoder().encode(text);
  const gzip = new Uint8Array(await new Response(packed(text)).arrayBuffer());
  const file = {
    ...description,
    status: 200,
    hash: await hashOf(identity),
    cache: 'revalidate' as const,
    headers: {},
    bodies: { identity, ...(gzip.byteLength < identity.byteLength && { gzip }) },
  };
  return prepareRepresentation(file, { vary, headers: {} });
}

/** As long as those of the build: 132 bits. */
async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest))).slice(0, 22);
}
