/** Where a visitor seems to be, under the names that location services use; null is unknown. */
export interface LocationInfo {
  /** ISO 3166-1 alpha-2, upper case. */
  country_code: string | null;
  country_name: string | null;
  /** The part of an ISO 3166-2 code after the country, upper case. */
  region_code: string | null;
  in_eu: boolean | null;
}

export const unknownLocation: LocationInfo = {
  country_code: null,
  country_name: null,
  region_code: null,
  in_eu: null,
};

/** The members of the European Union, by ISO 3166-1 code. */
export const euMembers: ReadonlySet<string> = new Set([
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES'],
  ...['FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU'],
  ...['LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
]);

/** Tells whether a country is one of the 27 member states; the code is ISO 3166-1, upper case. */
export function isEuMember(countryCode: string): boolean {
  return euMembers.has(countryCode);
}

/**
 * Whether a location says enough to know the tax: the country, and in the United States the state
 * too, because states tax differently.
 */
export function isTaxPlaceKnown({ country_code, region_code }: LocationInfo): boolean {
  return country_code !== null && (country_code !== 'US' || region_code !== null);
}

/**
 * The entry of a country list to preselect for a visitor. Texas is in that list because its tax
 * differs, although it is no country; it is preselected only for the United States with the region
 * TX.
 *
 * @param knownCodes the codes of the list
 * @returns one of them, `other` for a country outside the list, undefined for an unknown country
 */
export function preselectedCountry(
  { country_code, region_code }: LocationInfo,
  knownCodes: readonly string[],
): string | undefined {
  if (country_code === null) return undefined;
  const code = country_code === 'US' && region_code === 'TX' ? 'TX' : country_code;
  const isListed = knownCodes.includes(code) && (code !== 'TX' || country_code === 'US');
  return isListed ? code : 'other';
}
