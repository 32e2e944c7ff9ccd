import type { ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import type { AnswerInMemory } from '../prepared/answer-prepared.ts';
import { STATUS_CODES, validateHeaderName, validateHeaderValue } from './http.ts';

/** What is sent along with a prepared answer this time. */
export interface SentAlong {
  /** Fit to be sent as a header. */
  requestId: string;
  /** The value of `Strict-Transport-Security`, if it is sent. */
  hsts: string | undefined;
}

/** In bytes. A longer body is sent as it is: as text it would be copied once more for each answer. */
const longestText = 32_768;

const heads = new WeakMap<readonly string[], string>();
const texts = new WeakMap<Uint8Array, string>();

/** Sends a prepared answer by node:http. */
export function sendPrepared(
  response: ServerResponse,
  { status, headers, body }: AnswerInMemory,
  { requestId, hsts }: SentAlong,
): void {
  const promise = hsts ? ['strict-transport-security', hsts] : [];
  response.writeHead(status, [...headers, 'x-request-id', requestId, ...promise]).end(body);
}

/**
 * Writes a prepared answer to a connection that stays open, as node:http would, but for the order of
 * the headers. Nearly everything of its head is composed and checked once.
 *
 * @param connection where nothing else is being written
 * @param sent.keepAliveTimeoutMs how long an idle connection is kept
 */
export function writePrepared(
  connection: Writable,
  { status, headers, body }: AnswerInMemory,
  { requestId, hsts, keepAliveTimeoutMs }: SentAlong & { keepAliveTimeoutMs: number },
): void {
  const promise = hsts ? `strict-transport-security: ${hsts}\r\n` : '';
  const seconds = Math.floor(keepAliveTimeoutMs / 1000);
  const head = `${headOf(status, headers)}${promise}x-request-id: ${requestId}\r\ndate: ${httpDate()}\r\nconnection: keep-alive\r\nkeep-alive: timeout=${seconds}\r\n\r\n`;
  if (!body || body.byteLength <= longestText) {
    // One string is sent in one write; a buffer would make it two.
    connection.write(body ? head + textOf(body) : head, 'latin1');
    return;
  }
  connection.cork();
  connection.write(head, 'latin1');
  connection.write(body);
  connection.uncork();
}

/** Status line and headers, each with its line end. */
function headOf(status: number, headers: readonly string[]): string {
  const known = heads.get(headers);
  if (known) return known;
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  for (let index = 0; index < headers.length; index += 2) {
    const [name = '', value = ''] = headers.slice(index, index + 2);
    validateHeaderName(name);
    validateHeaderValue(name, value);
    head += `${name}: ${value}\r\n`;
  }
  heads.set(headers, head);
  return head;
}

/** One character for each byte. */
function textOf(body: Uint8Array): string {
  const known = texts.get(body);
  if (known) return known;
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1');
  texts.set(body, text);
  return text;
}

let date = { second: 0, text: '' };

/** The time of the answer (RFC 9110 section 6.6.1), updated once a second. */
function httpDate(): string {
  const now = Date.now();
  const second = Math.floor(now / 1000);
  if (second !== date.second) date = { second, text: new Date(now).toUTCString() };
  return date.text;
}
