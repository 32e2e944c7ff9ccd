import { isEuMember, type LocationInfo, unknownLocation } from './location.ts';

/** Codes that services answer for "somewhere", and that name more or less than a country. */
const placelessCodes: ReadonlySet<string> = new Set([
  ...['AP', 'EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'XX', 'ZZ'],
]);
const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/**
 * Brings the answer of a location service into one shape. Services differ: `country` holds a code
 * for some and a name for others, and membership is `is_eu` or `in_eu`. None is trusted: a value of
 * another form than expected counts as unknown, and our own list of members overrules a service's.
 *
 * @param answer a parsed JSON answer of any type
 */
export function normaliseLocation(answer: unknown): LocationInfo {
  if (typeof answer !== 'object' || answer === null) return unknownLocation;
  const fields = answer as Record<string, unknown>;
  const countryCode = codeIn(fields.country_code) ?? codeIn(fields.country);
  return {
    country_code: countryCode,
    country_name: nameIn(fields.country_name) ?? nameIn(fields.country),
    region_code: regionIn(fields.region_code, countryCode),
    in_eu: countryCode ? isEuMember(countryCode) : membershipIn(fields),
  };
}

function codeIn(value: unknown): string | null {
  const code = matching(value, /^[A-Z]{2}$/);
  if (!code || placelessCodes.has(code)) return null;
  return countryNames.of(currentCode(code)) ? currentCode(code) : null;
}

/**
 * The code that counts today for one that was withdrawn (`DD`) or is used beside it (`UK`), by the
 * aliases of CLDR (Unicode Technical Standard 35, part 1). It lacks Greece's code in EU texts.
 *
 * @param code two capitals
 */
function currentCode(code: string): string {
  return code === 'EL' ? 'GR' : (new Intl.Locale(`und-${code}`).region ?? code);
}

/** Some services name the country in the region's code, too: `US-TX` (ISO 3166-2) or `USTX`. */
function regionIn(value: unknown, countryCode: string | null): string | null {
  const code = matching(value, /^(?:[A-Z]{2}[-_]?)?[A-Z0-9]{1,3}$/);
  if (!code || code.length <= 3) return code;
  const isOfCountry = currentCode(code.slice(0, 2)) === countryCode;
  return isOfCountry ? code.slice(2).replace(/^[-_]/, '') : null;
}

function nameIn(value: unknown): string | null {
  const isName = typeof value === 'string' && /^[^\p{C}<>]{3,100}$/u.test(value.trim());
  return isName ? value.trim() : null;
}

function matching(value: unknown, pattern: RegExp): string | null {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return pattern.test(code) ? code : null;
}

function membershipIn({ is_eu, in_eu }: Record<string, unknown>): boolean | null {
  return [is_eu, in_eu].find((value) => typeof value === 'boolean') ?? null;
}
