import { Agent, request as httpRequest } from 'node:http';
import { createApp } from '../create-app.ts';
import { answerOnNode } from '../node/answer-on-node.ts';
import { createRequestListener } from '../node/request-listener.ts';
import { startServer } from '../node/start-server.ts';
import type { AppServices } from '../services.ts';

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

/** Something that runs the application; the same tests are put to each. */
export interface Host {
  ask(path: string, question?: Question): Promise<Answer>;
  close(): Promise<void>;
}

/** Runs the application without any server. */
export async function inProcess(services: AppServices): Promise<Host> {
  const app = createApp(services);
  return {
    async ask(path, { method = 'GET', headers = {}, body } = {}) {
      const init = { method, headers, ...(body !== undefined && { body }) };
      const response = await app.request(`http://localhost${path}`, init, {
        peerAddress: '127.0.0.1',
      });
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      };
    },
    close: async () => {},
  };
}

/** Runs the application in node:http on the loopback interface. */
export async function onNode(services: AppServices): Promise<Host> {
  const listener = createRequestListener(answerOnNode(services), services);
  const server = await startServer(listener, { port: 0, host: '127.0.0.1' }, services.log);
  const { port } = new URL(server.url);
  // Connections stay open as a browser's do.
  const agent = new Agent({ keepAlive: true });
  return {
    ask: (path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        // Not fetch(), which adds headers of its own and unpacks what it gets.
        const options = { host: '127.0.0.1', port, path, method, headers, agent };
        const request = httpRequest(options, async (response) => {
          const chunks = await response.toArray();
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
            ),
            body: Buffer.concat(chunks),
          });
        });
        request.on('error', reject);
        request.end(body);
      }),
    async close() {
      agent.destroy();
      await server.stop({ drainMs: 0, timeoutMs: 0 });
    },
  };
}
