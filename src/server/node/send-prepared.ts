import type { ServerResponse } from 'node:http';
import type { AnswerInMemory } from '../prepared/answer-prepared.ts';
import { STATUS_CODES, validateHeaderName, validateHeaderValue } from './http.ts';
import { canSetHead, setHead } from './own-head.ts';

const isHeadOurs = canSetHead();

/** In bytes. A longer body is sent as it is: as text it would be copied once more for each answer. */
const longestText = 32_768;

const heads = new WeakMap<readonly string[], string>();
const texts = new WeakMap<Uint8Array, string>();

/**
 * Sends a prepared answer. When it has a body and the connection stays open, which is nearly
 * always, its head is sent as one string that was composed and checked once (docs/decisions/014
 * says why). Every other answer is sent in the usual way, and so is every answer on a Node that does
 * not take such a head.
 *
 * @param options.requestId fit to be sent as a header
 * @param options.hsts the value of `Strict-Transport-Security`, if it is sent
 * @param options.keepAliveTimeoutMs how long the server keeps an idle connection
 */
export function sendPrepared(
  response: ServerResponse,
  answer: AnswerInMemory,
  {
    requestId,
    hsts,
    keepAliveTimeoutMs,
  }: { requestId: string; hsts?: string | undefined; keepAliveTimeoutMs: number },
): void {
  if (!answer.body || !response.shouldKeepAlive || !isHeadOurs) {
    response
      .writeHead(answer.status, [
        ...answer.headers,
        'x-request-id',
        requestId,
        ...(hsts ? ['strict-transport-security', hsts] : []),
      ])
      .end(answer.body);
    return;
  }
  const head = headOf(answer.status, answer.headers);
  const seconds = Math.floor(keepAliveTimeoutMs / 1000);
  response.statusCode = answer.status;
  const promise = hsts ? `strict-transport-security: ${hsts}\r\n` : '';
  setHead(
    response,
    `${head}${promise}x-request-id: ${requestId}\r\ndate: ${httpDate()}\r\nconnection: keep-alive\r\nkeep-alive: timeout=${seconds}\r\n\r\n`,
  );
  // Head and body are sent in one write when both are strings; a buffer makes it two.
  if (answer.body.byteLength > longestText) response.end(answer.body);
  else response.end(textOf(answer.body), 'latin1');
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
