import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fc } from '../../testing/fast-check.ts';
import { readPlainRequest } from './plain-request.ts';

const read = (text: string) => readPlainRequest(Buffer.from(text, 'latin1'));
const withLines = (...lines: string[]) => `GET /plans HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;

test('what a browser sends is read', () => {
  const text = withLines(
    'Host: wiki.example:3000',
    'Connection: keep-alive',
    'Upgrade-Insecure-Requests: 1',
    'User-Agent: Mozilla/5.0 (X11; Linux x86_64)',
    'Accept:text/html,*/*;q=0.8 ',
    'Accept-Encoding: \tgzip, br',
    'Cookie: i18next=de; prices=DE.incl',
    'If-None-Match: "a:b"',
  );
  expect(read(text)).toEqual({
    method: 'GET',
    path: '/plans',
    headers: {
      host: 'wiki.example:3000',
      accept: 'text/html,*/*;q=0.8',
      'accept-encoding': 'gzip, br',
      cookie: 'i18next=de; prices=DE.incl',
      'if-none-match': '"a:b"',
    },
  });
  expect(read('HEAD / HTTP/1.1\r\nhost:\r\n\r\n')).toEqual({
    method: 'HEAD',
    path: '/',
    headers: { host: '' },
  });
});

const host = 'Host: a.example';

test.each([
  ['nothing', ''],
  ['half a request', withLines(host).slice(0, -2)],
  ['two requests', withLines(host) + withLines(host)],
  ['a request and half of the next', `${withLines(host)}GET`],
  ['a line before it', `\r\n${withLines(host)}`],
  ['bare line feeds', withLines(host).replaceAll('\r\n', '\n')],
  ['one bare line feed', withLines(host, 'A: b\nTransfer-Encoding: chunked')],
  ['one bare carriage return', withLines(host, 'A: b\rTransfer-Encoding: chunked')],
  ['a folded line', withLines(host, 'A: b', ' c: d')],
  ['a space before the colon', withLines(host, 'Content-Length : 5')],
  ['a line without a colon', withLines(host, 'A')],
  ['a header without a name', withLines(host, ': b')],
  ['a null byte', withLines(host, 'A: \0')],
  ['a letter that is not ASCII', withLines(host, 'A: ü')],
  ['no header', 'GET /plans HTTP/1.1\r\n\r\n'],
  ['no host', withLines('A: b')],
  ['two hosts', withLines(host, host)],
  ['a host that is none', withLines('Host: a b/c?d#e')],
  ['a header that matters twice', withLines(host, 'Cookie: a=b', 'cookie: c=d')],
  ['a body', `${withLines(host, 'Content-Length: 5')}hello`],
  ['a body of no length', withLines(host, 'content-length: 0')],
  ['a body in chunks', withLines(host, 'Transfer-Encoding: chunked')],
  ['an expectation', withLines(host, 'Expect: 100-continue')],
  ['another protocol', withLines(host, 'Connection: Upgrade', 'Upgrade: h2c')],
  ['a connection that closes', withLines(host, 'Connection: close')],
  ['a connection with more to say', withLines(host, 'Connection: keep-alive, close')],
  ['another method', withLines(host).replace('GET', 'POST')],
  ['a method in small letters', withLines(host).replace('GET', 'get')],
  ['HTTP/1.0', withLines(host).replace('HTTP/1.1', 'HTTP/1.0')],
  ['HTTP/1.10', withLines(host).replace('HTTP/1.1', 'HTTP/1.10')],
  ['two spaces', withLines(host).replace(' HTTP', '  HTTP')],
  ['a whole address', withLines(host).replace('/plans', 'http://a.example/plans')],
  ['an asterisk', withLines(host).replace('/plans', '*')],
  ['more than 8 kB', withLines(host, `A: ${'b'.repeat(8200)}`)],
])('%s is left to node:http', (_what, text) => {
  expect(read(text)).toBeUndefined();
});

test('names of headers mean nothing to the language', () => {
  expect(read(withLines(host, '__proto__: a', 'constructor: b'))?.headers).toEqual({
    host: 'a.example',
  });
});

describe('whatever is taken', () => {
  const server = createServer((request, response) => {
    const { method, url: path, rawHeaders } = request;
    response.end(JSON.stringify({ method, path, rawHeaders }));
  });
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => server.close());

  async function readByNode(bytes: Buffer): Promise<string> {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.end(bytes);
    return (await text(socket)).split('\r\n\r\n')[1] ?? '';
  }

  /** Pieces of messages, of which some make a request and most do not. */
  const piece = fc.oneof(
    fc.constantFrom(
      'GET ',
      'HEAD ',
      'POST ',
      '/plans',
      '/',
      '?a',
      ' HTTP/1.1\r\n',
      ' HTTP/1.0\r\n',
    ),
    fc.constantFrom('Host: a\r\n', 'Host:b:80\r\n', 'Cookie: \t a=b; c \r\n', 'Accept:*/*\r\n'),
    fc.constantFrom('Content-Length: 3\r\n', 'Transfer-Encoding: chunked\r\n', 'TE: trailers\r\n'),
    fc.constantFrom('\r\n', '\n', '\r', ' ', '\t', ':', 'A', '\0', '\x7f', 'ü', 'abc', '0\r\n\r\n'),
  );
  const request = fc
    .array(piece, { maxLength: 3 })
    .map((headers) =>
      Buffer.from(
        `GET /plans HTTP/1.1\r\nHost: a\r\n${headers.join('')}\r\n\r\n`.replace(
          '\r\n\r\n\r\n',
          '\r\n\r\n',
        ),
        'latin1',
      ),
    );
  const anything = fc
    .array(piece, { maxLength: 8 })
    .map((pieces) => Buffer.from(pieces.join(''), 'latin1'));

  test('is one request, and node:http reads it alike', async () => {
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(fc.oneof(request, anything), async (bytes) => {
        const ours = readPlainRequest(bytes);
        if (!ours) return;
        taken += 1;
        const { method, path, rawHeaders } = JSON.parse(await readByNode(bytes));
        expect({ method, path }).toEqual({ method: ours.method, path: ours.path });
        const theirs: Record<string, string[]> = {};
        for (let index = 0; index < rawHeaders.length; index += 2) {
          const name = rawHeaders[index].toLowerCase();
          theirs[name] = [...(theirs[name] ?? []), rawHeaders[index + 1]];
        }
        for (const [name, value] of Object.entries(ours.headers)) {
          expect(theirs[name]).toEqual(value === undefined ? undefined : [value]);
        }
        expect(theirs).not.toHaveProperty('content-length');
        expect(theirs).not.toHaveProperty('transfer-encoding');
      }),
      { numRuns: 3000 },
    );
    expect(taken).toBeGreaterThan(200);
  });
});
