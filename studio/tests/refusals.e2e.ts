import net from 'node:net';
import { expect } from '@playwright/test';
import type { Studio } from './open-studio.ts';
import { test } from './studio.ts';

// The studio refuses invalid requests and goes on.

const letters = 'é'.repeat(32);
/** A `Content-Length` without a body. */
const large = 21_000_000;

/** Requests without the token. */
const strangers: [what: string, line: string, headers?: string][] = [
  ['letters instead of a token', `GET /?token=${encodeURIComponent(letters)}`],
  ['letters of two units', `GET /?token=${encodeURIComponent('😀'.repeat(16))}`],
  ['bytes that are no text', 'GET /?token=%ff%fe%'],
  ['zeros', `GET /?token=${'%00'.repeat(32)}`],
  ['no token', 'GET /?token='],
  ['a long token', `GET /?token=${'a'.repeat(9000)}`],
  ['two tokens', 'GET /?token=a&token=b'],
  ['a list of tokens', 'GET /?token[]=a'],
  ['letters as a cookie', 'GET /', `Cookie: studio-PORT=${letters}\r\n`],
  [
    'an upgrade with letters',
    'GET /',
    `Cookie: studio-PORT=${letters}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n`,
  ],
  ['letters as an origin', 'GET /', 'Origin: é\r\n'],
];

/** Requests with the token. */
const authorized: [what: string, line: string, body?: string | number][] = [
  ['a broken escape', 'GET /%'],
  ['an address without an end', 'GET /studio/%ff'],
  ['a way out of the texts', 'GET /locales/en/..%2f..%2fpackage.json'],
  ['a text that there is not', 'GET /locales/en/nothing.json'],
  ['a zero in an address', 'GET /locales/en/%00'],
  [
    'a way out of the values',
    `GET /studio/api/values?of=${encodeURIComponent('[{"file":"package.json","path":[]}]')}`,
  ],
  ['a path that is no JSON', 'GET /studio/api/entry?file=content/plans.yaml&path=['],
  ['a path that is no list', 'GET /studio/api/entry?file=content/plans.yaml&path={}'],
  ['an unknown address', 'GET /studio/api/nothing'],
  ['half of a JSON', 'POST /studio/api/edit', '{'],
  ['no JSON', 'POST /studio/api/edit', ''],
  ['another JSON', 'POST /studio/api/edit', 'null'],
  ['a JSON without an end', 'POST /studio/api/edit', '['.repeat(200_000)],
  ['a large JSON', 'POST /studio/api/edit', large],
  ['a large picture', 'POST /studio/api/pictures?name=a.svg', large],
  ['another method', 'DELETE /studio/api/state'],
];

for (const [what, line, headers = ''] of strangers) {
  test(`${what} opens nothing and ends nothing`, { tag: '@short' }, async ({ studio }) => {
    expect(await statusOf(studio, line, headers)).toMatch(/^4\d\d$|^closed$/);
    expect(await isOpen(studio)).toBe(true);
  });
}

for (const [what, line, body] of authorized) {
  test(`${what} is refused`, { tag: '@short' }, async ({ studio }) => {
    expect(await statusOf(studio, line, ownHeaders(studio), body)).toMatch(/^4\d\d$/);
    expect(await isOpen(studio)).toBe(true);
  });
}

function ownHeaders({ origin, address }: Studio): string {
  const { port, searchParams } = new URL(address);
  return `Origin: ${origin}\r\nCookie: studio-${port}=${searchParams.get('token')}\r\n`;
}

async function isOpen(studio: Studio): Promise<boolean> {
  return (await statusOf(studio, 'GET /studio/', ownHeaders(studio))) === '200';
}

/** Sends a raw request, which a browser might not send. @returns the status of the answer */
function statusOf(
  { address }: Studio,
  line: string,
  headers: string,
  body?: string | number,
): Promise<string> {
  const { port, host } = new URL(address);
  const bytes = typeof body === 'string' ? Buffer.byteLength(body) : body;
  const length = bytes === undefined ? '' : `Content-Length: ${bytes}\r\n`;
  const own = headers.replaceAll('PORT', port);
  const connection = own.includes('Connection:') ? '' : 'Connection: close\r\n';
  return new Promise((resolve) => {
    const socket = net.connect(Number(port), '127.0.0.1');
    let said = '';
    const end = () => resolve(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1] ?? 'closed');
    socket.on('data', (chunk) => {
      said += chunk;
    });
    // A server that refuses may close the connection during the upload.
    socket.on('error', end).on('close', end);
    socket.write(
      `${line} HTTP/1.1\r\nHost: ${host}\r\n${own}${length}${connection}\r\n${typeof body === 'string' ? body : ''}`,
    );
  });
}
