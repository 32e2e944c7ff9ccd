import { namesItsHost } from '../http/valid-host.ts';

/** A request that is complete, has no body, and asks for nothing but an answer. */
export interface PlainRequest {
  method: 'GET' | 'HEAD';
  /** The request target as it was sent: a path, with its query. */
  path: string;
  headers: PlainHeaders;
}

/** The request headers that a prepared answer may depend on. */
const noHeaders = {
  accept: undefined,
  'accept-encoding': undefined,
  'accept-language': undefined,
  cookie: undefined,
  host: undefined,
  'if-none-match': undefined,
  'x-forwarded-proto': undefined,
  'x-request-id': undefined,
};
type PlainHeaders = Record<keyof typeof noHeaders, string | undefined>;
const isRead = (name: string): name is keyof PlainHeaders => Object.hasOwn(noHeaders, name);

/** With one of these a message has a body, or its sender expects more than an answer. */
const asksForMore = new Set([
  ...['content-length', 'expect', 'te', 'trailer', 'transfer-encoding', 'upgrade'],
]);

/** In bytes. More is seldom sent, and takes its time to read. */
const longestMessage = 8192;

/** RFC 9112 sections 3 and 5, in its strictest reading: visible ASCII, CRLF, no folded lines. */
const message =
  /^(GET|HEAD) (\/[!-~]*) HTTP\/1\.1\r\n((?:[!#$%&'*+.^_`|~\w-]+:[\t -~]*\r\n)+)\r\n$/;

/**
 * Reads a request of the kind that nearly all are of. What it does not take is no error: node:http
 * reads that, and decides.
 *
 * @param bytes what has come at once
 * @returns undefined unless the bytes are exactly one such request
 */
export function readPlainRequest(bytes: Buffer): PlainRequest | undefined {
  if (bytes.byteLength > longestMessage) return undefined;
  const [, method, path, lines] = message.exec(bytes.toString('latin1')) ?? [];
  if (!method || !path || !lines) return undefined;
  const headers: PlainHeaders = { ...noHeaders };
  for (let start = 0; start < lines.length; ) {
    const colon = lines.indexOf(':', start);
    const end = lines.indexOf('\r\n', colon);
    const name = lines.slice(start, colon).toLowerCase();
    start = end + 2;
    if (asksForMore.has(name)) return undefined;
    if (name === 'connection' && !/^[\t ]*keep-alive[\t ]*$/i.test(lines.slice(colon + 1, end)))
      return undefined;
    if (!isRead(name)) continue;
    // How values of several lines belong together depends on the header.
    if (headers[name] !== undefined) return undefined;
    headers[name] = lines.slice(colon + 1, end).trim();
  }
  const { host } = headers;
  if (host === undefined || !namesItsHost([host], '1.1')) return undefined;
  return { method: method as PlainRequest['method'], path, headers };
}
