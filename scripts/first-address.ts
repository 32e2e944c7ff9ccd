import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/**
 * Reads the first URL that a server prints.
 *
 * @throws when the output ends without one
 */
export async function firstAddress(output: Readable): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [address] = line.match(/http:\S+/) ?? [];
    if (address) return address;
  }
  throw new Error('The server ended before it was ready.');
}
