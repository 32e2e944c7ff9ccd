/** `uri-host [ ":" port ]` of RFC 9110 section 7.2, with the parts of RFC 3986 section 3.2.2. */
const validHost =
  /^(?:\[(?:[\da-f:.]+|v[\da-f]+\.[\w.~!$&'()*+,;=:-]+)\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*)(?::\d*)?$/i;

/**
 * Tells whether a request names its host as RFC 9112 section 3.2 requires: once, in valid form, and only
 * HTTP/1.0 may leave it out. A proxy and this server could read anything else differently, so it must be
 * refused with 400.
 *
 * @param hosts the value of every `Host` header
 * @param httpVersion such as `1.1`
 */
export function hasValidHost(hosts: readonly string[], httpVersion: string): boolean {
  const [host, ...others] = hosts;
  if (host === undefined) return httpVersion === '1.0';
  return others.length === 0 && validHost.test(host);
}
