import { createRequire } from 'node:module';
import type { CountryResponse, Reader } from 'maxmind';
import type { LocationSource } from '../services.ts';

/** The reader's types know MaxMind's own databases only; this one is flatter. */
type CountryRecord = CountryResponse & { country_code?: string };

const database = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/**
 * Finds countries in the database that comes with the package. It is read when the first visitor
 * asks, so that the process is ready sooner and the memory stays free where an edge answers.
 */
export function createLocationDatabase(): LocationSource {
  let opened: Promise<Reader<CountryRecord>> | undefined;
  return {
    async countryOf(address) {
      opened ??= openDatabase();
      return (await opened).get(address)?.country_code;
    },
  };
}

async function openDatabase(): Promise<Reader<CountryRecord>> {
  const { open } = await import('maxmind');
  return open<CountryRecord>(createRequire(import.meta.url).resolve(database));
}
