import type { Guard } from './guard.ts';

/** Headers of the studio's own page and answers, which no other site may embed or read. */
export const headers = {
  'content-security-policy':
    "default-src 'self' 'unsafe-inline' data:; connect-src 'self' ws:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

interface Refusal {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/**
 * Checks the authorisation of a request.
 *
 * @returns undefined when it is authorised; a redirect that sets the cookie for a request with the token; otherwise a
 *   refusal
 */
export function refuse(
  guard: Guard,
  method: string,
  url: string,
  given: Record<string, string | string[] | undefined>,
): Refusal | undefined {
  const header = (name: string) => (typeof given[name] === 'string' ? given[name] : undefined);
  const plain = { ...headers, 'content-type': 'text/plain; charset=utf-8' };
  const isOwn = guard.isOwn({
    method,
    host: header('host'),
    origin: header('origin'),
    cookie: header('cookie'),
    site: header('sec-fetch-site'),
  });
  const token = new URLSearchParams(url.split('?')[1]).get('token');
  if (isOwn && method === 'GET' && token && guard.isToken(token)) {
    return {
      status: 303,
      headers: { ...headers, location: '/studio/', 'set-cookie': guard.cookie },
      text: '',
    };
  }
  if (isOwn && guard.isKnown(header('cookie'))) return undefined;
  return {
    status: 403,
    headers: plain,
    text: 'Please open the address that the terminal shows.\n',
  };
}
