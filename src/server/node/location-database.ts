import { readFile } from 'node:fs/promises';
import { type CountryResponse, Reader } from 'mmdb-lib';
import type { LocationSource } from '../services.ts';

/** The reader's types describe MaxMind's databases only; this one has a flatter record. */
type CountryRecord = CountryResponse & { country_code?: string };

/**
 * Finds countries in a database file. The file is read on the first lookup, so that a site whose edge knows
 * the place needs no memory for it. A failed read is retried.
 *
 * @param file in MaxMind's format (https://maxmind.github.io/MaxMind-DB/)
 */
export function createLocationDatabase(file: string): LocationSource {
  let opened: Promise<Reader<CountryRecord>> | undefined;
  const open = async () => {
    try {
      return new Reader<CountryRecord>(await readFile(file));
    } catch (error) {
      opened = undefined;
      throw error;
    }
  };
  return {
    async countryOf(address) {
      opened ??= open();
      return (await opened).get(address)?.country_code;
    },
  };
}
