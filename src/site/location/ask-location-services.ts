import type { LocationInfo } from '../../domain/location.ts';
import { loadChunk } from '../islands/load-chunk.ts';

/**
 * Asks location services for the visitor's place, one after the other until one answers with a country.
 * Failures are reported to the console only.
 *
 * @param addresses URLs of services that answer with JSON, in order
 * @returns undefined when all of them failed
 * @throws ChunkLoadError when a part that is loaded on demand cannot be loaded
 */
export async function askLocationServices(
  addresses: readonly string[],
): Promise<LocationInfo | undefined> {
  const [{ default: axios }, { normaliseLocation }] = await Promise.all([
    loadChunk('axios', () => import('axios')),
    // With names of all countries, which take a slow phone 50 ms.
    loadChunk('normalise-location', () => import('../../domain/normalise-location.ts')),
  ]);
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
