import { createHash, timingSafeEqual } from 'node:crypto';

/** The properties that the guard checks, of requests and of WebSocket upgrades. */
export interface GuardedRequest {
  method: string;
  host: string | undefined;
  origin: string | undefined;
  cookie: string | undefined;
  /** `Sec-Fetch-Site`, which scripts cannot set. */
  site: string | undefined;
}

export interface Guard {
  /** Whether the request comes from a page of the studio or from the address bar, on this machine. */
  isOwn: (request: GuardedRequest) => boolean;
  /** Whether the request carries the token that only the printed address gives. */
  isKnown: (cookie: string | undefined) => boolean;
  /** Whether a token is the right one. */
  isToken: (token: string) => boolean;
  /** The `Set-Cookie` header that authorises the browser. */
  cookie: string;
}

/**
 * Authorises requests. Protects against other sites in the same browser: the `Host` must be this machine's
 * own name, whatever address a name server gives (DNS rebinding), the `Origin` of anything that changes
 * something must be the studio itself (cross-site request forgery), and the token is known only to users who
 * see the terminal.
 *
 * @param port on which the studio listens
 * @param token random, at least 128 bits
 */
export function createGuard(port: number, token: string): Guard {
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`];
  // Cookies are shared by all ports, so the name contains the port.
  const name = `studio-${port}`;
  // `timingSafeEqual` needs equal lengths, which digests have.
  const isToken = (given: string) => timingSafeEqual(digest(given), digest(token));
  return {
    cookie: `${name}=${token}; HttpOnly; SameSite=Strict; Path=/`,
    isToken,
    isOwn({ method, host, origin, site }) {
      if (!host || !hosts.includes(host)) return false;
      if (origin !== undefined && origin !== `http://${host}`) return false;
      const isReading = method === 'GET' || method === 'HEAD';
      if (!isReading && origin === undefined) return false;
      return site === undefined || site === 'same-origin' || (site === 'none' && isReading);
    },
    isKnown: (cookie) =>
      (cookie ?? '').split(/;\s*/).some((pair) => {
        const [key, value = ''] = pair.split('=');
        return key === name && isToken(value);
      }),
  };
}

function digest(text: string): Uint8Array {
  return createHash('sha256').update(text).digest();
}
