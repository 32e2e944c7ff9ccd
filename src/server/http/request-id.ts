/**
 * Names a request, so that one line of each log along its way can be found. A name that a proxy has
 * given is kept when it is short and plain; anything else could forge lines in a log.
 *
 * @param given the `X-Request-Id` header
 */
export function requestIdFrom(given: string | undefined): string {
  return given && /^[\w.:-]{8,128}$/.test(given) ? given : crypto.randomUUID();
}
