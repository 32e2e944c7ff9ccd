import { createRequire } from 'node:module';

/**
 * node:http by `require`: an `import` reads every export, among them `WebSocket`, for which Node would load
 * all of `fetch`.
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
