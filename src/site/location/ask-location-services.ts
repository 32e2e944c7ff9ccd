import { type LocationInfo, normaliseLocation } from '../../domain/location.ts';
import { loadChunk } from '../islands/load-chunk.ts';

/**
 * Asks location services for the visitor's place, one after the other until one answers with a country.
 * Failures are reported to the console only.
 *
 * @param addresses URLs of services that answer with JSON, in order
 * @returns undefined when all of them failed
 * @throws ChunkLoadError when axios, which is loaded on demand, cannot be loaded
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
