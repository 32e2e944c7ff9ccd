import { expect, test } from 'vitest';
import { createLocationDatabase } from './location-database.ts';

const database = createLocationDatabase();

// Resolvers and a registry whose addresses have stood in one country for decades.
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
