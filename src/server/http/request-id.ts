/**
 * Gives a request an id, so that its line can be found in each log along its way. An id from a
 * proxy is kept when it is short and plain; anything else could forge lines in a log.
 *
 * @param given the `X-Request-Id` header
 */
export function requestIdFrom(given: string | undefined): string {
  return given && /^[\w.:-]{8,128}$/.test(given) ? given : crypto.randomUUID();
}
