import type { Config } from '../config.ts';

/**
 * The protocol between the visitor and the outermost proxy, as the nearest proxy reports it.
 *
 * @param forwarded the `X-Forwarded-Proto` header
 * @param trustedProxyCount 0 ignores the header
 * @returns undefined when no trusted proxy reports it
 */
function forwardedProtocol(
  forwarded: string | undefined,
  trustedProxyCount: number,
): string | undefined {
  return trustedProxyCount > 0 ? forwarded?.split(',').at(-1)?.trim().toLowerCase() : undefined;
}

/**
 * The value of `Strict-Transport-Security` (RFC 6797).
 *
 * @param forwarded the `X-Forwarded-Proto` header of the request
 * @returns undefined when HSTS is switched off or this answer does not leave by TLS (section 7.2)
 */
export function transportSecurity(
  { hstsSeconds, trustedProxyCount }: Pick<Config, 'hstsSeconds' | 'trustedProxyCount'>,
  forwarded: string | undefined,
): string | undefined {
  const isPlain = forwardedProtocol(forwarded, trustedProxyCount) === 'http';
  return hstsSeconds > 0 && !isPlain ? `max-age=${hstsSeconds}; includeSubDomains` : undefined;
}

/**
 * Tells whether the visitor uses TLS, so that a cookie may be `Secure`.
 *
 * @param request as Hono gives it
 */
export function isSecure(
  request: { url: string; header(name: string): string | undefined },
  { trustedProxyCount }: Pick<Config, 'trustedProxyCount'>,
): boolean {
  const protocol = forwardedProtocol(request.header('x-forwarded-proto'), trustedProxyCount);
  return protocol === 'https' || request.url.startsWith('https:');
}
