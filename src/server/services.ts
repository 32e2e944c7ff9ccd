import type { ExtensionsByKey } from '../domain/extension-catalogue.ts';
import type { FieldTiming } from '../domain/field-timing.ts';
import type { Locale } from '../i18n/locales.ts';
import type { RenderedPage, RenderRequest } from '../site/render.tsx';
import type { PageKey } from '../site/routes.ts';
import type { Config } from './config.ts';
import type { PreparedSite } from './prepared/prepared-site.ts';

/** The services of the application, all passed in so that tests can replace them. */
export interface AppServices {
  config: Config;
  /** Identifies the build. */
  buildId: string;
  site: PreparedSite;
  render: Render;
  jsonAnswers: JsonAnswers;
  location: LocationSource;
  extensions: ExtensionSource;
  links: ExternalLinks;
  /** The public origin of the site. */
  siteUrl: string;
  /** Codes of the countries that prices can be shown for. */
  pricedPlaces: readonly string[];
  /** Whether visitors without a choice see the prices of their apparent country. */
  isPricedByLocation: boolean;
  /** Whether browsers report field timings. */
  isTimed: boolean;
  compress: Compress;
  clock: Clock;
  log: Log;
  /**
   * Resolves after a turn of the event loop. Absent on platforms that cancel a request's work with its
   * connection, where no request may wait for work that another one started.
   */
  nextTurn?: () => Promise<void>;
  /** False while the process stops, so that clients reconnect elsewhere. */
  isReady(): boolean;
  /** The answer to a load balancer, which sends visitors elsewhere unless it is `ok`. */
  health(): Promise<'ok' | 'stopping' | 'damaged'>;
}

/** Renders a page at request time; rejects only when something is broken. */
export type Render = (request: RenderRequest) => Promise<RenderedPage>;

/** Writes the JSON representation of a page. */
export type AnswerJson = (
  query: URLSearchParams,
  locale: Locale,
  /** The day whose prices and tax rates hold, as YYYY-MM-DD. */
  day: string,
) => Promise<{ status: number; json: string }>;

/** The pages with a JSON representation, negotiated by `Accept`. */
export type JsonAnswers = Partial<Record<PageKey, AnswerJson>>;

/**
 * Compresses a text without blocking other requests, where the host can.
 *
 * @param encodings the wanted encodings; `identity` replaces `gzip` where that is not smaller
 */
export type Compress = (
  text: string,
  encodings: readonly TextEncoding[],
) => Promise<CompressedText>;

/** UTF-8, uncompressed or as gzip (RFC 1952). */
export type TextEncoding = 'gzip' | 'identity';

export interface CompressedText {
  bodies: Partial<Record<TextEncoding, Uint8Array<ArrayBuffer>>>;
  /** Identifies the text, for ETags. */
  hash: string;
}

/** Finds the country of an IP address. */
export interface LocationSource {
  /**
   * @param address an IPv4 or IPv6 address as text
   * @returns the ISO 3166-1 alpha-2 code in capitals; undefined when unknown
   */
  countryOf(address: string): Promise<string | undefined>;
}

/** The answer of `/extensions/`. */
export interface ExtensionListing {
  extensions_data: ExtensionsByKey;
}

export interface ExtensionSource {
  /**
   * @param locale the language of the descriptions
   * @returns the extensions on offer by their technical names; rejects when they are not available
   */
  list(locale: Locale): Promise<ExtensionListing>;
}

/** Targets of external addresses by the key in the route table; an unset target is absent or empty. */
export type ExternalLinks = Readonly<Record<string, string | undefined>>;

/** The only source of time, so that tests can set it. */
export interface Clock {
  /** Milliseconds on a clock that never goes back: for durations. */
  monotonicMs(): number;
  now(): Date;
}

/** The log entry of a request. It never contains a visitor's IP address or anything typed into a query. */
export interface RequestRecord {
  requestId: string;
  method: string;
  path: string;
  status: number;
  durationMs: number;
  /** Length of the body; null when it is streamed. */
  bytes: number | null;
  /** Language of the answer; null when it has none. */
  locale: string | null;
  /** Ids chosen in one of the site's tools, such as plan and country; never free text. */
  chosen?: readonly string[];
  /** Path of the site's page with the dead link, for a 404. */
  linkedFrom?: string;
  /** Present when the request is a prefetch, so that nobody has opened the page yet. */
  prefetch?: true;
  /** Path of a prefetched page that has now been opened. */
  opened?: string;
}

/** Timings of one page view, without data about the visitor. */
export interface TimingRecord extends FieldTiming {
  page: PageKey;
  locale: Locale;
}

export interface Log {
  request(record: RequestRecord): void;
  timing(record: TimingRecord): void;
  /** Something that the operator should know but that is no failure. */
  notice(message: string): void;
  error(record: { requestId: string | null; message: string; error: unknown }): void;
  /** A translation that the browser asked for and did not find; reported in development. */
  missingKey(record: { locale: string; namespace: string; key: string }): void;
}
