import { type LocationInfo, normaliseLocation } from '../../domain/location.ts';
import { loadChunk } from '../islands/load-chunk.ts';

/**
 * Asks location services where the visitor is, each only when the one before it has failed. An
 * answer without a country is a failure too. Failures are reported to the console only.
 *
 * @param addresses of services that answer with JSON, in the order to ask them in
 * @returns undefined when every one of them has failed
 * @throws ChunkLoadError when the client for them, which hardly anybody needs, cannot be loaded
 */
export async function askLocationServices(
  addresses: readonly string[],
): Promise<LocationInfo | undefined> {
  const { default: axios } = await loadChunk('axios', () => import('axios'));
  for (const address of addresses) {
    try {
      const { data } = await axios.get(address);
      const found = normaliseLocation(data);
      if (found.country_code) return found;
      throw data;
    } catch (error) {
      console.error(`No location from ${address}`, error);
    }
  }
  return undefined;
}
