import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

export interface LoadClients {
  /** Results of the requests so far. */
  readonly count: {
    answered: number;
    /** Requests without a complete answer with status 200. */
    lost: number;
    /** Clients whose connection was refused, so that they sent no request. */
    refused: number;
  };
  /** Resolves when every client has stopped, because its connection was refused. */
  ended: Promise<unknown>;
  /** Stops each client after its present request. */
  stop(): Promise<void>;
}

/**
 * Puts load on a server: clients send one request after another over persistent connections.
 *
 * @param options.addresses paths that each client requests in turn
 * @param options.pauseMs between the answer to a client and its next request
 */
export function startLoadClients(
  url: string,
  { clients, addresses, pauseMs }: { clients: number; addresses: string[]; pauseMs: number },
): LoadClients {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const count = { answered: 0, lost: 0, refused: 0 };
  let isStopping = false;

  async function request(address: string): Promise<boolean> {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(url + address, { agent }, resolve).on('error', reject);
    });
    response.resume();
    await once(response, 'end');
    return response.complete && response.statusCode === 200;
  }

  async function runClient(): Promise<void> {
    for (let turn = 0; !isStopping; turn += 1) {
      try {
        if (await request(addresses[turn % addresses.length] ?? '/')) count.answered += 1;
        else count.lost += 1;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') {
          count.refused += 1;
          return;
        }
        count.lost += 1;
      }
      if (pauseMs > 0) await delay(pauseMs);
    }
  }

  const ended = Promise.all(Array.from({ length: clients }, runClient)).finally(() =>
    agent.destroy(),
  );
  return {
    count,
    ended,
    async stop() {
      isStopping = true;
      await ended;
    },
  };
}
