import { type Locale, locales } from '../../i18n/locales.ts';
import { jsonAnswers } from '../../server/json-answers.ts';
import type { Encoding } from '../../server/negotiation/choose-encoding.ts';
import { addressesOf } from '../../server/prepared/addresses-of.ts';
import { createDatedSite } from '../../server/prepared/dated-site.ts';
import type { PreparedFileRecord, StoredBody } from '../../server/prepared/prepared-file.ts';
import type { PreparedAddress } from '../../server/prepared/prepared-site.ts';
import { localePath } from '../../site/addresses.ts';
import { pageRoutes, routes } from '../../site/routes.ts';

/** One file and all that is sent along with it, whatever its encoding. */
export interface FileAnswer {
  /** Name of the file that is sent. */
  file: string;
  status: number;
  offered: readonly Encoding[];
  /** Without those that depend on the encoding or on how the address was found. */
  headers: ReadonlyMap<string, string>;
  /** The names of those that a 304 repeats. */
  keptNames: readonly string[];
  /** What its validators begin with; undefined without any. */
  validator: string | undefined;
}

/** One address that the site answers. */
export interface AddressAnswer extends PreparedAddress {
  address: string;
  vary: string;
}

/** What is sent from a day on; of the first edition, everything, and then what differs. */
export interface Edition {
  /** As year-month-day; undefined for the first. */
  day: string | undefined;
  /** By the address of a file, or the one that fixes the language of a page. */
  files: ReadonlyMap<string, FileAnswer>;
}

/** Headers that are worked out for each request. */
const perRequest = ['content-encoding', 'content-length', 'etag', 'vary'];

/** Lists every address of the prepared site. */
export function addressAnswers(records: readonly PreparedFileRecord[]): AddressAnswer[] {
  const site = siteOn(records, undefined);
  const addresses = [
    ...pageRoutes.flatMap(([, { path }]) => addressesOf(path)),
    ...addressesOf(routes.beta.path).map((address) => `${address}/`),
    ...records.filter(({ locale }) => !locale).map(({ path }) => path),
  ];
  return [...new Set(addresses)].flatMap((address) => {
    const found = site.get(address);
    if (!found) return [];
    const vary = headersOf(found.representationIn(locales[0]).notAcceptableHeaders).get('vary');
    return [{ address, vary: vary ?? '', ...found }];
  });
}

/** Lists what is sent from each day on. */
export function editions(records: readonly PreparedFileRecord[]): Edition[] {
  const days = [...new Set(records.flatMap(({ validFrom }) => validFrom ?? []))].sort();
  return [undefined, ...days].map((day) => {
    const site = siteOn(records, day);
    const files = new Map<string, FileAnswer>();
    for (const record of records.filter(({ validFrom }) => validFrom === day)) {
      const { path, locale, file } = record;
      const address = locale ? localePath(locale, path) : path;
      const representation = site.get(address)?.representationIn(locale ?? locales[0]);
      const plain = representation?.variants.identity;
      if (!representation || !plain) throw new Error(`Nothing is prepared for ${address}.`);
      const headers = headersOf(plain.headers);
      const validator = plain.etag?.replace(/-identity"$/, '-');
      for (const name of perRequest) headers.delete(name);
      files.set(address, {
        file,
        status: representation.status,
        offered: representation.offered,
        headers,
        keptNames: [...headersOf(plain.notModifiedHeaders).keys()],
        validator,
      });
    }
    return { day, files };
  });
}

/** What is sent is for nginx to read. */
const unread: StoredBody = {
  byteLength: 0,
  open: () => Promise.reject(new Error('Only the headers are wanted.')),
};

function siteOn(records: readonly PreparedFileRecord[], day: string | undefined) {
  const files = records.map(({ packed, ...record }) => ({
    ...record,
    bodies: {
      identity: unread,
      ...(packed.includes('br') && { br: unread }),
      ...(packed.includes('gzip') && { gzip: unread }),
    },
  }));
  const now = () => new Date(day ?? 0);
  return createDatedSite(files, { jsonAnswers }, { now });
}

function headersOf(flat: readonly string[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (let index = 0; index < flat.length; index += 2) {
    headers.set(flat[index] ?? '', flat[index + 1] ?? '');
  }
  return headers;
}

/** The address of a page in the language that stands in a variable of nginx. */
export function addressIn(variable: `$${string}`, path: string): string {
  return localePath(variable as Locale, path);
}
