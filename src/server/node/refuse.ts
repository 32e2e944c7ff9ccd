import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { securityHeaders } from '../http/security-headers.ts';
import { STATUS_CODES } from './http.ts';

/** Headers of an answer that is no page, as alternating names and values. */
function headersOf(requestId: string): string[] {
  const headers = { ...securityHeaders, 'content-length': '0', 'x-request-id': requestId };
  return Object.entries({ ...headers, connection: 'close' }).flat();
}

/** Answers a request with an error status and closes its connection. */
export function refuse(response: ServerResponse, status: number, requestId: string): void {
  response.shouldKeepAlive = false;
  response.writeHead(status, headersOf(requestId)).end();
}

/** The same for a request that node:http could not parse, so that it made no response object. */
export function refuseSocket(socket: Duplex, status: number, requestId: string): void {
  const headers = headersOf(requestId);
  const lines = headers.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`));
  const statusLine = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  socket.end(`${statusLine}${lines.join('')}\r\n`, () => socket.destroy());
}
