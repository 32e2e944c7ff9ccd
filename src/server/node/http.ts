import { createRequire } from 'node:module';

/**
 * node:http without the cost of an `import`, which reads each of its names, among them `WebSocket`,
 * for which Node loads all of `fetch`.
 */
export const {
  createServer,
  IncomingMessage,
  ServerResponse,
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
}: Http = createRequire(import.meta.url)('node:http');

type Http = typeof import('node:http');
