import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { ServerProcess } from '../server-process.ts';

const clients = 50;

/**
 * Tells a busy server to stop, and counts. A connection that is refused has not asked anything; one
 * that ends after a request and before the whole answer has lost it.
 *
 * @param address what every client asks for, again and again
 * @param pauseMs between the answer to a client and its next request
 */
export async function loseRequests(
  { child, url }: ServerProcess,
  address: string,
  pauseMs: number,
): Promise<{ answered: number; lost: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const count = { answered: 0, lost: 0 };
  const askOn = async () => {
    for (;;) {
      try {
        const response = await new Promise<IncomingMessage>((resolve, reject) => {
          get(url + address, { agent }, resolve).on('error', reject);
        });
        response.resume();
        await once(response, 'end');
        if (!response.complete || response.statusCode !== 200) count.lost += 1;
        else count.answered += 1;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return;
        count.lost += 1;
      }
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  const exited = once(child, 'exit');
  setTimeout(() => child.kill('SIGTERM'), 3000);
  await Promise.all(Array.from({ length: clients }, askOn));
  await exited;
  agent.destroy();
  return count;
}
