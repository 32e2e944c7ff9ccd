import { isNamed } from '../../domain/query.ts';
import { fallbackLocale, type Locale, localeQueryParameter } from '../../i18n/locales.ts';
import { chooseEncoding } from '../negotiation/choose-encoding.ts';
import { chooseLocale } from '../negotiation/choose-locale.ts';
import { chooseMediaType } from '../negotiation/choose-media-type.ts';
import type { Body } from './prepared-file.ts';
import type { PreparedAddress, PreparedSite } from './prepared-site.ts';
import type { Representation } from './representation.ts';

/** The request headers that choose among representations. */
export interface NegotiationHeaders {
  accept?: string | undefined;
  'accept-encoding'?: string | undefined;
  'accept-language'?: string | undefined;
  cookie?: string | undefined;
  'if-none-match'?: string | undefined;
}

export interface PreparedRequest {
  method: string;
  /** The path as it was sent, still percent-encoded. */
  path: string;
  /** Undefined when the address has no query. */
  query: URLSearchParams | undefined;
  headers: NegotiationHeaders;
}

export interface PreparedAnswer {
  status: number;
  /** Alternating names and values. */
  headers: readonly string[];
  /** Null when the answer has no body, as for HEAD. */
  body: Body | null;
  locale: Locale | undefined;
}

/** An answer that can be sent at once. */
export type AnswerInMemory = PreparedAnswer & { body: Uint8Array<ArrayBuffer> | null };

/** Tells whether the body is in memory, so that nothing has to be fetched. */
export function isInMemory(answer: PreparedAnswer): answer is AnswerInMemory {
  return answer.body === null || answer.body instanceof Uint8Array;
}

/**
 * Answers a request from the prepared files. Both the Node listener in front of Hono and Hono call this
 * function, so their answers are equal.
 *
 * @returns undefined when the address is unknown, the method is neither GET nor HEAD, the answer depends on
 *   the query, or the request prefers JSON
 */
export function answerPrepared(
  site: PreparedSite,
  { method, path, query, headers }: PreparedRequest,
): PreparedAnswer | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const address = site.get(path);
  if (!address || isJsonWanted(address, headers)) return undefined;
  if (query && isLive(address, query)) return undefined;

  return answerRepresentation(representationFor(address, headers, query), method, headers);
}

/** Answers GET or HEAD in the preferred encoding, or with 304 when the client's copy is current. */
export function answerRepresentation(
  representation: Representation,
  method: 'GET' | 'HEAD',
  headers: NegotiationHeaders,
): PreparedAnswer {
  const encoding = chooseEncoding(headers['accept-encoding'], representation.offered);
  const variant = encoding && representation.variants[encoding];
  const { locale, status } = representation;
  if (!variant) {
    return { status: 406, headers: representation.notAcceptableHeaders, body: null, locale };
  }
  if (variant.etag && matchesEtag(headers['if-none-match'], variant.etag)) {
    return { status: 304, headers: variant.notModifiedHeaders, body: null, locale };
  }
  const body = method === 'HEAD' ? null : variant.body;
  return { status, headers: variant.headers, body, locale };
}

/** Tells whether a request prefers the JSON representation of an address to its page. */
export function isJsonWanted(address: PreparedAddress, headers: NegotiationHeaders): boolean {
  if (!address.isJsonOffered) return false;
  return chooseMediaType(headers.accept, ['text/html', 'application/json']) === 'application/json';
}

/** Tells whether a query holds a parameter that the page reads. */
function isLive({ liveParameters }: PreparedAddress, query: URLSearchParams): boolean {
  return liveParameters.some((name) => [...query.keys()].some((key) => isNamed(key, name)));
}

function representationFor(
  address: PreparedAddress,
  headers: NegotiationHeaders,
  query: URLSearchParams | undefined,
): Representation {
  if (!address.isNegotiated) return address.representationIn(fallbackLocale);
  return address.representationIn(
    chooseLocale({
      cookie: headers.cookie,
      acceptLanguage: headers['accept-language'],
      lng: query?.get(localeQueryParameter),
    }),
  );
}

/** `If-None-Match` compares weakly and may list several tags (RFC 9110 section 13.1.2). */
function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
