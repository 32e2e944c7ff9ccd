import { readFile } from 'node:fs/promises';
import { type CountryResponse, Reader } from 'mmdb-lib';
import type { LocationSource } from '../services.ts';

/** The reader's types know MaxMind's own databases only; this one is flatter. */
type CountryRecord = CountryResponse & { country_code?: string };

/**
 * Finds countries in a database file. It is read when the first visitor asks, so that the memory
 * stays free where an edge answers, and again after a failure.
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
