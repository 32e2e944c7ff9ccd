/**
 * Gives a request an id, by which its line is found in the logs of proxy and server. A proxy's id is kept
 * when it is short and plain; others could forge log lines.
 *
 * @param given the `X-Request-Id` header
 */
export function requestIdFrom(given: string | undefined): string {
  return given && /^[\w.:-]{8,128}$/.test(given) ? given : crypto.randomUUID();
}
