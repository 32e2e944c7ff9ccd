import type { ExtensionsByKey } from '../../../domain/extension-catalogue.ts';
import { loadChunk } from '../load-chunk.ts';
import { readListing } from './read-listing.ts';

/**
 * Fetches the extensions from the page's own address with a trailing slash, so that they come in the page's
 * language.
 *
 * @throws when the request fails, the status is not 2xx or the answer is no list; ChunkLoadError when axios
 *   cannot be loaded
 */
export async function fetchExtensions(): Promise<ExtensionsByKey> {
  const { default: axios } = await loadChunk('axios', () => import('axios'));
  const { data } = await axios.get<unknown>(`${location.pathname.replace(/\/$/, '')}/`);
  return readListing(data);
}
