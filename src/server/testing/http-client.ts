import { Agent, request as httpRequest } from 'node:http';

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Answer {
  status: number;
  /** Lower-case names. */
  headers: Record<string, string | undefined>;
  body: Buffer;
}

export interface HttpClient {
  ask(path: string, question?: Question): Promise<Answer>;
  close(): void;
}

/**
 * Creates an HTTP client for a server on the loopback interface. Unlike `fetch`, it adds no headers, sends
 * paths unchanged, and decompresses nothing.
 *
 * @param url of the server
 * @param maxConnections limit of keep-alive connections
 */
export function createHttpClient(
  url: string,
  maxConnections = Number.POSITIVE_INFINITY,
): HttpClient {
  const { port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: maxConnections });
  return {
    ask: (path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const options = { host: '127.0.0.1', port, path, method, headers, agent };
        const request = httpRequest(options, async (response) => {
          try {
            const chunks = await response.toArray();
            resolve({
              status: response.statusCode ?? 0,
              headers: Object.fromEntries(
                Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
              ),
              body: Buffer.concat(chunks),
            });
          } catch (error) {
            reject(error);
          }
        });
        request.on('error', reject);
        request.end(body);
      }),
    close: () => agent.destroy(),
  };
}
