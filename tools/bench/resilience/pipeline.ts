import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Requests a page repeatedly while another client sends 800 pipelined requests for results over one connection.
 *
 * @returns the longest wait for the page, in milliseconds
 */
export async function longestWaitBesidePipeline(url: string): Promise<number> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  // The server may close such a connection.
  socket.on('error', () => {});
  socket.resume();
  const request = 'GET /pricecalculator?product=pro&country=DE HTTP/1.1\r\nHost: a\r\n\r\n';
  socket.write(request.repeat(800));
  let longestMs = 0;
  for (const endMs = performance.now() + 3000; performance.now() < endMs; ) {
    const startedMs = performance.now();
    await (await fetch(`${url}/plans`)).arrayBuffer();
    longestMs = Math.max(longestMs, performance.now() - startedMs);
  }
  socket.destroy();
  return longestMs;
}
