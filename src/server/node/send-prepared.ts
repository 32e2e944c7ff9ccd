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

/** In bytes. A longer body is not copied behind its head, but sent after it. */
const longestCopy = 32_768;
/** In characters: our own ids, and those that nginx makes. Others are seldom sent. */
const usualIdLengths = [36, 32];

/** An answer as it is sent, but for the id of the request and perhaps the date. */
interface Message {
  bytes: Buffer;
  idAt: number;
  dateAt: number;
}

const heads = new WeakMap<readonly string[], string>();
/** For each list of headers, messages by what is sent along and is the same next time. */
const messages = new WeakMap<readonly string[], Map<string, Message>>();

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
 * the headers. Head and body lie in memory as one message, in which only the id and the date are
 * written anew.
 *
 * @param connection where nothing else is being written
 * @param sent.keepAliveTimeoutMs how long an idle connection is kept
 */
export function writePrepared(
  connection: Writable,
  answer: AnswerInMemory,
  sent: SentAlong & { keepAliveTimeoutMs: number },
): void {
  const { headers, body } = answer;
  const { requestId, hsts } = sent;
  const isLong = body && body.byteLength > longestCopy;
  // GET and HEAD have the same headers.
  const kind = `${requestId.length} ${body !== null} ${hsts}`;
  const known = messages.get(headers) ?? new Map<string, Message>();
  const message =
    known.get(kind) ?? composeMessage(isLong ? { ...answer, body: null } : answer, sent);
  message.bytes.write(requestId, message.idAt, 'latin1');
  message.bytes.write(httpDate(), message.dateAt, 'latin1');
  if (isLong) {
    connection.cork();
    connection.write(message.bytes);
    connection.write(body);
    connection.uncork();
  } else {
    connection.write(message.bytes);
  }
  // What the system has not taken yet must not be written to again.
  if (connection.writableLength > 0) known.delete(kind);
  else if (usualIdLengths.includes(requestId.length)) known.set(kind, message);
  messages.set(headers, known);
}

function composeMessage(
  { status, headers, body }: AnswerInMemory,
  { requestId, hsts, keepAliveTimeoutMs }: SentAlong & { keepAliveTimeoutMs: number },
): Message {
  const promise = hsts ? `strict-transport-security: ${hsts}\r\n` : '';
  const beforeId = `${headOf(status, headers)}${promise}x-request-id: `;
  const beforeDate = `${beforeId}${requestId}\r\ndate: `;
  const seconds = Math.floor(keepAliveTimeoutMs / 1000);
  const head = `${beforeDate}${httpDate()}\r\nconnection: keep-alive\r\nkeep-alive: timeout=${seconds}\r\n\r\n`;
  return {
    bytes: Buffer.concat([Buffer.from(head, 'latin1'), body ?? new Uint8Array()]),
    idAt: beforeId.length,
    dateAt: beforeDate.length,
  };
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

let date = { second: 0, text: '' };

/** The time of the answer (RFC 9110 section 6.6.1), updated once a second. */
function httpDate(): string {
  const now = Date.now();
  const second = Math.floor(now / 1000);
  if (second !== date.second) date = { second, text: new Date(now).toUTCString() };
  return date.text;
}
