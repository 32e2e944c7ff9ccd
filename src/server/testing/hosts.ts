import { createApp } from '../create-app.ts';
import { answerOnNode } from '../node/answer-on-node.ts';
import { answerPreparedFirst } from '../node/prepared-first.ts';
import { startServer } from '../node/start-server.ts';
import type { Body, PreparedFile, StoredBody } from '../prepared/prepared-file.ts';
import { createPreparedSite } from '../prepared/prepared-site.ts';
import type { AppServices } from '../services.ts';
import { type Answer, createHttpClient, type Question } from './http-client.ts';
import { smallSite } from './small-site.ts';

/** A host that runs the application; the same tests run against each. */
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

/** Runs the application without any server, with stored bodies as on an edge. */
export function withFilesElsewhere(services: AppServices): Promise<Host> {
  const files = smallSite.map((file) => ({ ...file, bodies: storedElsewhere(file.bodies) }));
  const site = createPreparedSite(files, { jsonAnswers: { priceCalculator: true } });
  return inProcess({ ...services, site });
}

function storedElsewhere({ identity, ...packed }: PreparedFile['bodies']): PreparedFile['bodies'] {
  const store = (body: Body): StoredBody => ({
    byteLength: body.byteLength,
    open: async () => new Blob([body as Uint8Array<ArrayBuffer>]).stream(),
  });
  const stored = Object.entries(packed).map(([encoding, body]) => [encoding, store(body)]);
  return { identity: store(identity), ...Object.fromEntries(stored) };
}

/** Runs the application in node:http on the loopback interface. */
export async function onNode(services: AppServices): Promise<Host> {
  const answers = answerPreparedFirst(answerOnNode(services), services);
  const server = await startServer(answers, { port: 0, host: '127.0.0.1' }, services.log);
  const client = createHttpClient(server.url);
  return {
    ask: client.ask,
    async close() {
      client.close();
      await server.stop({ drainMs: 0, timeoutMs: 0 });
    },
  };
}
