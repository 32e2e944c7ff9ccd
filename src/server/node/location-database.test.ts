import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLocationDatabase } from './location-database.ts';

const file = createRequire(import.meta.url).resolve(
  '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
);
const database = createLocationDatabase(file);

// Addresses of resolvers and a registry that have been in one country for decades.
test.each([
  ['193.0.6.139', 'NL'],
  ['2001:67c:2e8:22::c100:68b', 'NL'],
  ['192.0.2.1', undefined],
  ['10.0.0.1', undefined],
  ['::1', undefined],
  ['no address', undefined],
])('%s is in %s', async (address, country) => {
  expect(await database.countryOf(address)).toBe(country);
});

test('a database that was missing is found as soon as it is there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'location-database-'));
  const late = createLocationDatabase(join(folder, 'late.mmdb'));
  await expect(late.countryOf('193.0.6.139')).rejects.toThrow('ENOENT');
  await copyFile(file, join(folder, 'late.mmdb'));
  expect(await late.countryOf('193.0.6.139')).toBe('NL');
  await rm(folder, { recursive: true });
});
