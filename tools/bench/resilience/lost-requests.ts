import { once } from 'node:events';
import { type Asking, keepAsking } from '../../../scripts/keep-asking.ts';
import type { ServerProcess } from '../../../scripts/server-process.ts';

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
): Promise<Asking['count']> {
  const exited = once(child, 'exit');
  const asking = keepAsking(url, { clients: 50, addresses: [address], pauseMs });
  setTimeout(() => child.kill('SIGTERM'), 3000);
  await asking.ended;
  await exited;
  return asking.count;
}
