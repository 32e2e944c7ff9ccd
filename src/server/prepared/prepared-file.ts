import type { Locale } from '../../i18n/locales.ts';
import type { cacheControl } from '../http/cache-control.ts';
import type { Encoding } from '../negotiation/choose-encoding.ts';

/** Bytes that lie elsewhere and are fetched when they are sent. */
export interface StoredBody {
  readonly byteLength: number;
  /** @returns rejects when they cannot be fetched */
  open(): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
}

/** What is sent: in memory, or wherever the host keeps its files. */
export type Body = Uint8Array<ArrayBuffer> | StoredBody;

/** One representation of one address, made at build time. */
export interface PreparedFile {
  /** The un-prefixed address, such as `/plans` or `/static/js/boot-1a2b3c.js`. */
  path: string;
  /** The language of a page; absent for files that have none or whose address names it. */
  locale?: Locale;
  /** The day, as year-month-day, on which it takes the place of the one without a day. */
  validFrom?: string;
  status: number;
  contentType: string;
  /** Hash of the content; strong ETags are made of it and the encoding. */
  hash: string;
  cache: keyof typeof cacheControl;
  /** Page-specific headers, lower-case names: the content security policy, robots, retry-after. */
  headers: Record<string, string>;
  /** Body by content encoding; compressed forms only where they are smaller. */
  bodies: { identity: Body } & { [Each in Exclude<Encoding, 'identity'>]?: Body };
}

/** A prepared file whose bytes are at hand. */
export interface FileInMemory extends PreparedFile {
  bodies: { [Form in keyof PreparedFile['bodies']]: Uint8Array<ArrayBuffer> };
}

/** What follows the name of the file in which a form of it lies. */
export const fileSuffixes: Record<Encoding, string> = { identity: '', br: '.br', gzip: '.gz' };

/** How a prepared file is written down: its bodies lie in `file`, `file`.br and `file`.gz. */
export interface PreparedFileRecord extends Omit<PreparedFile, 'bodies'> {
  /** Relative to the folder of the index. */
  file: string;
  /** Which packed forms there are. */
  packed: Exclude<Encoding, 'identity'>[];
}
