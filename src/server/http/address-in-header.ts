/**
 * Longest address, in characters, that an answer repeats in a header. With the other headers of a
 * page it stays below 4 kB, which is what proxies such as nginx take unless told otherwise.
 */
const maxLength = 2000;

/** Tells whether an address is short enough for a header. */
export function fitsInHeader(address: string): boolean {
  return address.length <= maxLength;
}

/**
 * Writes the value of a `Location` header. A query that is too long for a header is left out, because the
 * page without it is better than an error.
 *
 * @param search the query with its question mark, percent-encoded; may be empty
 * @returns undefined when the path alone is too long; no path of the site is
 */
export function locationOf(path: string, search: string): string | undefined {
  return [path + search, path].find(fitsInHeader);
}
