import type { Locale } from '../../i18n/locales.ts';
import type { Encoding } from '../negotiation/choose-encoding.ts';

/** How long and by whom an answer may be kept. */
export type CachePolicy = 'revalidate' | 'immutable' | 'private';

/** One representation of one address, made at build time and answered from memory. */
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
  cache: CachePolicy;
  /** Page-specific headers, lower-case names: the content security policy, robots, retry-after. */
  headers: Record<string, string>;
  /** Body by content encoding; compressed forms only where they are smaller. */
  bodies: { identity: Uint8Array<ArrayBuffer> } & {
    [Each in Exclude<Encoding, 'identity'>]?: Uint8Array<ArrayBuffer>;
  };
}

/** How a prepared file is written down: its bodies lie in `file`, `file`.br and `file`.gz. */
export interface PreparedFileRecord extends Omit<PreparedFile, 'bodies'> {
  /** Relative to the folder of the index. */
  file: string;
  /** Which packed forms there are. */
  packed: Exclude<Encoding, 'identity'>[];
}
