import { once } from 'node:events';
import { type LoadClients, startLoadClients } from '../../../scripts/load-clients.ts';
import type { ServerProcess } from '../../../scripts/server-process.ts';

/**
 * Stops a server under load, and counts the requests that it loses. A refused connection has sent no request; a
 * request is lost when the connection ends before the whole answer.
 *
 * @param address that every client requests repeatedly
 * @param pauseMs between the answer to a client and its next request
 */
export async function countLostRequests(
  { child, url }: ServerProcess,
  address: string,
  pauseMs: number,
): Promise<LoadClients['count']> {
  const exited = once(child, 'exit');
  const clients = startLoadClients(url, { clients: 50, addresses: [address], pauseMs });
  setTimeout(() => child.kill('SIGTERM'), 3000);
  await clients.ended;
  await exited;
  return clients.count;
}
