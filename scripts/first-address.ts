import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/**
 * The first address that a server names in what it prints.
 *
 * @throws when it ends before
 */
export async function firstAddress(output: Readable): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [address] = line.match(/http:\S+/) ?? [];
    if (address) return address;
  }
  throw new Error('The server ended before it was ready.');
}
