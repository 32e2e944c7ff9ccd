import { brotliCompressSync, gzipSync } from 'node:zlib';
import { locales } from '../../i18n/locales.ts';
import { type PageKey, type PageRoute, routes } from '../../site/routes.ts';
import type { FileInMemory } from '../prepared/prepared-file.ts';

const keys = [
  'landing',
  'beta',
  'plans',
  'login',
  'extensions',
  'priceCalculator',
  'maintenance',
  'notFound',
  'unsetLink',
  'serverError',
  'busy',
] satisfies PageKey[];

/** A site that is small enough to read in a test, with one file of each sort. */
export const smallSite: FileInMemory[] = [
  ...keys.flatMap((key) => locales.map((locale) => page(key, locale))),
  file('/static/js/boot-1a2b.chunk.js', 'text/javascript', 'immutable'),
  file('/favicon.ico', 'image/x-icon', 'revalidate'),
  file('/locales/de/navbar.json', 'application/json', 'revalidate'),
];

/** The content of a page of the small site. */
export function textOf(key: PageKey, locale: string): string {
  return `<!doctype html><html lang="${locale}"><title>${key}</title>`;
}

function page(key: PageKey, locale: (typeof locales)[number]): FileInMemory {
  const { path, status = 200, retryAfterSeconds }: PageRoute = routes[key];
  return {
    path,
    locale,
    status,
    contentType: 'text/html; charset=utf-8',
    hash: `hash-of-${key}`,
    cache: 'revalidate',
    headers: {
      'content-security-policy': "default-src 'self'",
      ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
    },
    bodies: bodies(textOf(key, locale)),
  };
}

function file(path: string, contentType: string, cache: FileInMemory['cache']): FileInMemory {
  const text = JSON.stringify({ path });
  return { path, status: 200, contentType, hash: 'h', cache, headers: {}, bodies: bodies(text) };
}

function bodies(text: string): FileInMemory['bodies'] {
  const identity = new TextEncoder().encode(text);
  return { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) };
}
