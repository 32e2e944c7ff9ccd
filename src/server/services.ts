import type { ExtensionsByKey } from '../domain/extension-catalogue.ts';
import type { FieldTiming } from '../domain/field-timing.ts';
import type { Locale } from '../i18n/locales.ts';
import type { RenderedPage, RenderRequest } from '../site/render.tsx';
import type { PageKey } from '../site/routes.ts';
import type { Config } from './config.ts';
import type { PreparedSite } from './prepared/prepared-site.ts';

/** Everything that the application is given, so that a test can replace any of it. */
export interface AppServices {
  config: Config;
  /** Tells one build from another. */
  buildId: string;
  site: PreparedSite;
  render: Render;
  jsonAnswers: JsonAnswers;
  location: LocationSource;
  extensions: ExtensionSource;
  links: ExternalLinks;
  /** The origin under which visitors find the site. */
  siteUrl: string;
  /** Codes of the places that prices can be shown for. */
  pricedPlaces: readonly string[];
  /** Whether who has not chosen sees the prices of the place where they seem to be. */
  isPricedByLocation: boolean;
  /** Whether browsers tell how quickly pages appear. */
  isTimed: boolean;
  pack: Pack;
  clock: Clock;
  log: Log;
  /**
   * Resolves when everything else that is ready has been done. Absent where the platform ends a request's
   * work together with its connection: there, no request may wait for what another has begun.
   */
  nextTurn?: () => Promise<void>;
  /** False while the process ends: a client that asks again should open a new connection. */
  isReady(): boolean;
  /** What a load balancer is told; it sends visitors elsewhere unless all is well. */
  health(): Promise<'ok' | 'stopping' | 'damaged'>;
}

/** Renders a page at request time; rejects only when something is broken. */
export type Render = (request: RenderRequest) => Promise<RenderedPage>;

/** The same page for programs, written as JSON. */
export type AnswerJson = (
  query: URLSearchParams,
  locale: Locale,
  /** The day that tax rates are asked for, as year-month-day. */
  day: string,
) => Promise<{ status: number; json: string }>;

/** The pages that also have a JSON representation, chosen by `Accept`. */
export type JsonAnswers = Partial<Record<PageKey, AnswerJson>>;

/**
 * Packs a text, where the host can without keeping others waiting.
 *
 * @param encodings the forms that are wanted; where gzip gains nothing, the plain one takes its place
 */
export type Pack = (text: string, encodings: readonly TextEncoding[]) => Promise<PackedText>;

/** Plain UTF-8, or the same by RFC 1952. */
export type TextEncoding = 'gzip' | 'identity';

export interface PackedText {
  bodies: Partial<Record<TextEncoding, Uint8Array<ArrayBuffer>>>;
  /** Tells one text from another. */
  hash: string;
}

/** Where an address on the internet is registered. */
export interface LocationSource {
  /**
   * @param address an IPv4 or IPv6 address as text
   * @returns the two-letter country code in capitals, or undefined when it is not known
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

/**
 * What is known of an answered request; never a visitor's address, nor anything that was typed into
 * a query.
 */
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
  /** Ids on offer that were chosen in one of the site's tools: plan and country, or needs. */
  chosen?: readonly string[];
  /** Path of the site's own page that has linked to what is not there. */
  linkedFrom?: string;
  /** There when a browser has asked ahead, and nobody has opened the page yet. */
  prefetch?: true;
  /** Path of a page that was asked for ahead and has now been opened. */
  opened?: string;
}

/** How a page felt to one visitor, of whom nothing is known. */
export interface TimingRecord extends FieldTiming {
  page: PageKey;
  locale: Locale;
}

export interface Log {
  request(record: RequestRecord): void;
  timing(record: TimingRecord): void;
  /** Something that is no failure, but that the operator should know. */
  notice(message: string): void;
  error(record: { requestId: string | null; message: string; error: unknown }): void;
  /** A translation that the browser asked for and did not find; reported in development. */
  missingKey(record: { locale: string; namespace: string; key: string }): void;
}
