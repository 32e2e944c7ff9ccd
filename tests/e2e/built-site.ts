import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../src/i18n/locales.ts';
import { fileSuffixes, type PreparedFileRecord } from '../../src/server/prepared/prepared-file.ts';
import { localePath } from '../../src/site/addresses.ts';
import { type PageKey, type PageRoute, pageRoutes } from '../../src/site/routes.ts';

const folder = path.resolve(import.meta.dirname, '../../dist/site');

/** Every prepared file of the build under test. */
export const records: PreparedFileRecord[] = JSON.parse(
  readFileSync(path.join(folder, 'index.json'), 'utf8'),
);

/** One page in one language, as built. */
export interface BuiltPage {
  key: PageKey;
  route: PageRoute;
  locale: Locale;
  /** Address that fixes the language, such as `/de/plans`. */
  address: string;
  record: PreparedFileRecord;
}

/** Every page in every language, in the order of the route table. */
export const builtPages: BuiltPage[] = pageRoutes.flatMap(([key, route]) =>
  records.flatMap((record) =>
    record.path === route.path && record.locale && !record.validFrom
      ? [
          {
            key,
            route,
            locale: record.locale,
            address: localePath(record.locale, route.path),
            record,
          },
        ]
      : [],
  ),
);

/** Pages that show something of their own; a test makes sure that the others show one of these. */
export const ownPages = builtPages.filter(({ route }) => !route.canonical);

/** Those in the frame with bar and footer. */
export const fullPages = ownPages.filter(({ route }) => route.frame !== 'standalone');

/** The bytes of a record as text, before they are packed. */
export function bodyOf(record: PreparedFileRecord): string {
  return bytesOf(record).toString();
}

/** Every behaviour and island of a page. */
export function scriptsOf({ record }: BuiltPage): string[] {
  return bodyOf(record).match(/\bdata-(behaviour|island)="[^"]*"/g) ?? [];
}

/** The bytes of a record, before they are packed. */
export function bytesOf(record: PreparedFileRecord): Buffer {
  return readFileSync(path.join(folder, record.file));
}

/** The bytes of a record as they go over the wire to a browser that takes `encoding`. */
export function compressedBytes(record: PreparedFileRecord, encoding: 'br' | 'gzip'): Buffer {
  const suffix = record.packed.includes(encoding) ? fileSuffixes[encoding] : '';
  return readFileSync(path.join(folder, record.file + suffix));
}

/** How many bytes go over the wire to a browser that takes brotli. */
export function wireBytes(record: PreparedFileRecord): number {
  return compressedBytes(record, 'br').length;
}
