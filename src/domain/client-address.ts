/**
 * Finds the address of the browser behind a request. Each proxy appends the address it was called
 * from to `X-Forwarded-For`, so only the last entries, one for each proxy of our own, can be
 * trusted; the caller may have made up everything to their left.
 *
 * @param remoteAddress the other end of the connection, such as `::ffff:192.0.2.1`
 * @param forwardedFor the `X-Forwarded-For` header, with repeated headers joined by commas
 * @param trustedProxyCount how many proxies of our own stand in front: 0 ignores the header
 * @returns an IPv4 or canonical IPv6 address (RFC 5952), or undefined where none can be read
 */
export function clientAddress(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxyCount: number,
): string | undefined {
  const forwarded = forwardedFor ? forwardedFor.split(',') : [];
  const chain = [...forwarded, remoteAddress ?? ''];
  const hop = chain[Math.max(0, chain.length - 1 - trustedProxyCount)] ?? '';
  return parseAddress(hop.trim());
}

/** Reads an address that may carry brackets, a port or a zone. */
function parseAddress(text: string): string | undefined {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  const [address = ''] = (bracketed ?? text.replace(/^([\d.]+):\d+$/, '$1')).split('%', 1);
  return address.includes(':') ? parseIpv6(address) : parseIpv4(address);
}

function parseIpv4(text: string): string | undefined {
  const octets = text.split('.');
  // A leading zero reads as octal for some and as decimal for others, so it is no address here.
  const isOctet = (octet: string) => /^(?:0|[1-9]\d{0,2})$/.test(octet) && Number(octet) <= 255;
  return octets.length === 4 && octets.every(isOctet) ? text : undefined;
}

/** The URL parser knows every spelling of an IPv6 address and writes the canonical one. */
function parseIpv6(text: string): string | undefined {
  const url = `http://[${text}]`;
  if (!/^[\da-f:.]{2,45}$/i.test(text) || !URL.canParse(url)) return undefined;
  const canonical = new URL(url).hostname.slice(1, -1);
  return mappedIpv4(canonical) ?? canonical;
}

/** A socket open to both protocols reports IPv4 callers as IPv6 (RFC 4291 section 2.5.5.2). */
function mappedIpv4(canonical: string): string | undefined {
  const match = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(canonical);
  if (!match) return undefined;
  const halves = match.slice(1).map((half) => Number.parseInt(half, 16));
  return halves.flatMap((half) => [half >> 8, half & 255]).join('.');
}
