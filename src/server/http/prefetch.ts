const purposeHeaders = ['sec-purpose', 'purpose', 'x-moz'];

/**
 * Whether a browser asks ahead for what nobody has opened yet (Fetch standard, `Sec-Purpose`, and the
 * names that older browsers use).
 *
 * @param headers of the request, in lower case
 */
export function isPrefetch(headers: Readonly<Record<string, unknown>>): boolean {
  return purposeHeaders.some((name) =>
    /\b(prefetch|prerender|preview)\b/i.test(`${headers[name]}`),
  );
}
