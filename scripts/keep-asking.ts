import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

export interface Asking {
  /** Results of the requests so far. */
  readonly count: {
    answered: number;
    /** Requests without a complete answer with status 200. */
    lost: number;
    /** Clients whose connection was refused, so that they sent no request. */
    refused: number;
  };
  /** Resolves when every client has ended by itself. */
  ended: Promise<unknown>;
  /** Lets each client finish its request. */
  stop(): Promise<void>;
}

/**
 * Lets clients ask a server again and again over connections that stay open.
 *
 * @param options.addresses paths that each client asks for in turn
 * @param options.pauseMs between the answer to a client and its next request
 */
export function keepAsking(
  url: string,
  { clients, addresses, pauseMs }: { clients: number; addresses: string[]; pauseMs: number },
): Asking {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const count = { answered: 0, lost: 0, refused: 0 };
  let isStopping = false;

  async function ask(address: string): Promise<boolean> {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(url + address, { agent }, resolve).on('error', reject);
    });
    response.resume();
    await once(response, 'end');
    return response.complete && response.statusCode === 200;
  }

  async function askOn(): Promise<void> {
    for (let turn = 0; !isStopping; turn += 1) {
      try {
        if (await ask(addresses[turn % addresses.length] ?? '/')) count.answered += 1;
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

  const ended = Promise.all(Array.from({ length: clients }, askOn)).finally(() => agent.destroy());
  return {
    count,
    ended,
    async stop() {
      isStopping = true;
      await ended;
    },
  };
}
