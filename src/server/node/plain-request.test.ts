import { expect, test } from 'vitest';
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
