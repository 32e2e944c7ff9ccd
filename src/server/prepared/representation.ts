import type { Locale } from '../../i18n/locales.ts';
import { cacheControl } from '../http/cache-control.ts';
import { type Encoding, encodings } from '../negotiation/choose-encoding.ts';
import type { Body, PreparedFile } from './prepared-file.ts';

/** One encoding of one file, with its headers. */
export interface Variant {
  /** Strong (RFC 9110 section 8.8.1); undefined unless the status is 200. */
  etag: string | undefined;
  body: Body;
  /** Alternating names and values, which node:http takes without a copy. */
  headers: readonly string[];
  /** The headers of a 304, which describe the answer but no body. */
  notModifiedHeaders: readonly string[];
}

export interface Representation {
  status: number;
  offered: readonly Encoding[];
  variants: Readonly<Partial<Record<Encoding, Variant>>>;
  /** For requests that refuse every encoding (406). */
  notAcceptableHeaders: readonly string[];
  locale: Locale | undefined;
}

/**
 * Precomputes the headers of a file, which would otherwise be computed for each request.
 *
 * @param file the file to send
 * @param options.vary request headers for `Vary`
 * @param options.headers further headers, lower-case names; the file's own win
 */
export function prepareRepresentation(
  file: Omit<PreparedFile, 'path' | 'bodies'> & { bodies: Partial<PreparedFile['bodies']> },
  { vary, headers }: { vary: readonly string[]; headers: Readonly<Record<string, string>> },
): Representation {
  const variants: Partial<Record<Encoding, Variant>> = {};
  const offered = encodings.filter((encoding) => file.bodies[encoding]);
  for (const encoding of offered) {
    const body = file.bodies[encoding];
    if (!body) continue;
    const etag = file.status === 200 ? etagOf(file, encoding) : undefined;
    const kept = {
      ...headers,
      ...file.headers,
      'cache-control': cacheControl[file.cache],
      vary: vary.join(', '),
      ...(etag && { etag }),
    };
    const described = {
      ...kept,
      'content-type': file.contentType,
      'content-length': String(body.byteLength),
      ...(file.locale && { 'content-language': file.locale }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    };
    variants[encoding] = {
      etag,
      // A getter, because a decompressed body is kept in memory only while it is sent.
      get body() {
        return file.bodies[encoding] as Body;
      },
      headers: flat(described),
      notModifiedHeaders: flat(kept),
    };
  }
  const notAcceptable = {
    ...headers,
    'cache-control': cacheControl.never,
    'content-length': '0',
    vary: vary.join(', '),
  };
  return {
    status: file.status,
    locale: file.locale,
    offered,
    variants,
    notAcceptableHeaders: flat(notAcceptable),
  };
}

/** Strong ETags must differ for different bytes, so each encoding has its own. */
function etagOf(
  { hash, locale }: Pick<PreparedFile, 'hash' | 'locale'>,
  encoding: Encoding,
): string {
  return `"${[hash, locale, encoding].filter(Boolean).join('-')}"`;
}

function flat(headers: Record<string, string>): string[] {
  return Object.entries(headers).flat();
}
