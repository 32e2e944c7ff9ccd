import type { OutgoingMessage, ServerResponse as Response } from 'node:http';
import type { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { IncomingMessage, ServerResponse } from './http.ts';

/** The text that node:http sends ahead of the body, which it has no public way to hand over. */
type WithHead = OutgoingMessage & { _header: string };

/**
 * Makes a response send this head instead of one that node:http writes itself.
 *
 * @param head status line and headers, each with its line end, and an empty line
 */
export function setHead(response: Response, head: string): void {
  (response as unknown as WithHead)._header = head;
}

/**
 * Tells whether `setHead` works on this Node, by sending an answer to nobody: the next version may
 * call the field otherwise.
 */
export function canSetHead(): boolean {
  const head = 'HTTP/1.1 200 OK\r\ncontent-length: 4\r\nx-head: own\r\n\r\n';
  let sent = '';
  const socket = new Writable({
    decodeStrings: false,
    write(text, _encoding, done) {
      sent += text;
      done();
    },
  }) as Socket;
  try {
    const response = new ServerResponse(new IncomingMessage(socket));
    response.assignSocket(socket);
    setHead(response, head);
    response.end('body', 'latin1');
  } catch {
    return false;
  }
  return sent === `${head}body`;
}
