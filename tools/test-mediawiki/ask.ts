import assert from 'node:assert/strict';
import { get, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks without following redirects; unlike fetch(), it can send another host name. */
export function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((found, fail) => {
    get(url, { headers }, async (response) => {
      const body = Buffer.concat(await response.toArray()).toString();
      found({ status: response.statusCode, headers: response.headers, body });
    }).on('error', fail);
  });
}

/**
 * Asks for JSON.
 *
 * @returns what is said, in the form that the caller expects
 * @throws AssertionError when the status is not 200
 */
export async function askJson<Body>(url: string): Promise<Body> {
  const { status, body } = await ask(url);
  assert.equal(status, 200);
  return JSON.parse(body);
}
