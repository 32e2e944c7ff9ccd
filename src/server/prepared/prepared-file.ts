import type { Locale } from '../../i18n/locales.ts';
import type { cacheControl } from '../http/cache-control.ts';
import type { Encoding } from '../negotiation/choose-encoding.ts';

/** A body outside memory, which is fetched when it is sent. */
export interface StoredBody {
  readonly byteLength: number;
  /** @returns rejects when they cannot be fetched */
  open(): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
}

/** A body: in memory, or wherever the host keeps its files. */
export type Body = Uint8Array<ArrayBuffer> | StoredBody;

/** One representation of one address, made at build time. */
export interface PreparedFile {
  /** The path without language prefix, such as `/plans` or `/static/js/boot-1a2b3c.js`. */
  path: string;
  /** The language of a page; absent for files without a language or with the language in their path. */
  locale?: Locale;
  /** The day, as YYYY-MM-DD, from which it replaces the file without a day. */
  validFrom?: string;
  status: number;
  contentType: string;
  /** Hash of the content, for strong ETags together with the encoding. */
  hash: string;
  cache: keyof typeof cacheControl;
  /** Page-specific headers, lower-case names: the content security policy, robots, retry-after. */
  headers: Record<string, string>;
  /** Body by content encoding; compressed forms only where they are smaller. */
  bodies: { identity: Body } & { [Each in Exclude<Encoding, 'identity'>]?: Body };
}

/** A prepared file with its bytes in memory. */
export interface FileInMemory extends PreparedFile {
  bodies: { [Form in keyof PreparedFile['bodies']]: Uint8Array<ArrayBuffer> };
}

/** The suffix of the file that holds each encoding. */
export const fileSuffixes: Record<Encoding, string> = { identity: '', br: '.br', gzip: '.gz' };

/** The index entry of a prepared file, whose bodies are in `file`, `file.br` and `file.gz`. */
export interface PreparedFileRecord extends Omit<PreparedFile, 'bodies'> {
  /** Path relative to the folder of the index. */
  file: string;
  /** The existing compressed encodings. */
  packed: Exclude<Encoding, 'identity'>[];
}
