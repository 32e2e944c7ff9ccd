import path from 'node:path';
import { hashOf } from '../server/node/build-record.ts';
import type { PreparedFile } from '../server/prepared/prepared-file.ts';

/** A representation before it is compressed. */
export type UncompressedFile = Omit<PreparedFile, 'bodies'> & { body: Uint8Array<ArrayBuffer> };

/** A representation whose content is in the build cache, under its hash. */
export type CachedFile = Omit<UncompressedFile, 'body'> & { bytes: number };

/** Leaves out the content, which is in the build cache or comes there. */
export function cachedFile({ body, ...file }: UncompressedFile): CachedFile {
  return { ...file, bytes: body.byteLength };
}

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * Prepares a file's headers from its name.
 *
 * @throws for a kind of file that is not listed here
 */
export function uncompressedFile(
  address: string,
  body: Uint8Array<ArrayBuffer> | string,
  more: Partial<UncompressedFile> = {},
): UncompressedFile {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const contentType = more.contentType ?? contentTypes[path.extname(address)];
  if (!contentType) throw new Error(`No content type is known for ${address}.`);
  return {
    path: address,
    status: 200,
    contentType,
    hash: hashOf(bytes),
    cache: 'revalidate',
    headers: {},
    body: bytes,
    ...more,
  };
}
