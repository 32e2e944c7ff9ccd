const purposeHeaders = ['sec-purpose', 'purpose', 'x-moz'];

/**
 * Tells whether a request is a prefetch, which no visitor has opened yet (`Sec-Purpose` of the Fetch
 * standard, and the headers of older browsers).
 *
 * @param headers of the request, in lower case
 */
export function isPrefetch(headers: Readonly<Record<string, unknown>>): boolean {
  return purposeHeaders.some((name) =>
    /\b(prefetch|prerender|preview)\b/i.test(`${headers[name]}`),
  );
}
