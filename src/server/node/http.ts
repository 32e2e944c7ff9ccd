import { createRequire } from 'node:module';

/**
 * node:http without all that an `import` of it brings: that reads each of its names, among them
 * `WebSocket`, for which Node loads the whole of `fetch`.
 */
export const { createServer, STATUS_CODES, validateHeaderName, validateHeaderValue }: Http =
  createRequire(import.meta.url)('node:http');

type Http = typeof import('node:http');
