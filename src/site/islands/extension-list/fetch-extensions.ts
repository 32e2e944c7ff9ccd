import type { ExtensionsByKey } from '../../../domain/extension-catalogue.ts';
import { loadChunk } from '../load-chunk.ts';
import { readListing } from './read-listing.ts';

/**
 * Asks our server for the extensions: at this page's own address with a slash behind it, so that
 * the list comes in the language of the page.
 *
 * @throws when the call fails, for axios anything but a status of 200 to 299, or when the answer
 *   is no list; ChunkLoadError when axios itself cannot be loaded
 */
export async function fetchExtensions(): Promise<ExtensionsByKey> {
  const { default: axios } = await loadChunk('axios', () => import('axios'));
  const { data } = await axios.get<unknown>(`${location.pathname.replace(/\/$/, '')}/`);
  return readListing(data);
}
