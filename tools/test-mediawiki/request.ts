import assert from 'node:assert/strict';
import { get, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a GET request without following redirects. Unlike fetch(), it can set `Host`. */
export function request(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((found, fail) => {
    get(url, { headers }, async (response) => {
      const body = Buffer.concat(await response.toArray()).toString();
      found({ status: response.statusCode, headers: response.headers, body });
    }).on('error', fail);
  });
}

/**
 * Requests JSON.
 *
 * @returns the body, whose type the caller asserts
 * @throws AssertionError when the status is not 200
 */
export async function requestJson<Body>(url: string): Promise<Body> {
  const { status, body } = await request(url);
  assert.equal(status, 200);
  return JSON.parse(body);
}
