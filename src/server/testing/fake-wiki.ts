import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeWiki {
  apiUrl: string;
  /** The queries that it received, oldest first. */
  asked: URLSearchParams[];
  /** Makes every later answer. */
  behave(answer: (query: URLSearchParams, response: ServerResponse) => void): void;
  close(): Promise<void>;
}

/** Starts an HTTP server on the loopback interface that plays a wiki's API as the test wants. */
export async function startFakeWiki(): Promise<FakeWiki> {
  const asked: URLSearchParams[] = [];
  let answer = (_query: URLSearchParams, response: ServerResponse) => sendJson(response, {});
  const server = createServer(({ url = '' }, response) => {
    const query = new URL(url, 'http://localhost').searchParams;
    asked.push(query);
    answer(query, response);
  });
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    apiUrl: `http://127.0.0.1:${port}/w/api.php`,
    asked,
    behave: (next) => {
      answer = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers a request with JSON; 200 unless a status is given. */
export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
