import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServices } from '../testing/test-services.ts';
import { answerOnNode } from './answer-on-node.ts';
import { explainStartFailure } from './explain-start-failure.ts';
import { answerPreparedFirst } from './prepared-first.ts';
import { type RunningServer, startServer, urlOf } from './start-server.ts';

const services = createTestServices();
const answers = answerPreparedFirst(answerOnNode(services), services);
const options = { port: 0, host: '127.0.0.1', headersTimeoutMs: 300 };
let server: RunningServer;
let port: number;

beforeAll(async () => {
  server = await startServer(answers, options, services.log);
  port = Number(new URL(server.url).port);
});
afterAll(() => server.stop({ drainMs: 0, timeoutMs: 0 }));

/** Sends raw bytes and returns the answer until the server closes the connection. */
function exchange(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
  });
}

const get = (target: string, ...headers: string[]) =>
  [`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n');

const guarded = /\r\ncontent-security-policy: default-src 'none'.*\r\n/;

describe.each(['/plans', '/healthz', '/plans?x=1', '/no-such-page'])('the host of %s', (target) => {
  const known = target === '/no-such-page' ? 404 : 200;
  test.each([
    ['is named', ['Host: a.example'], '1.1', known],
    ['is named in letters that no URL takes', ['Host: a_b!%41'], '1.1', known],
    ['is empty', ['Host:'], '1.1', known],
    ['is not named', [], '1.1', 400],
    ['is not named in HTTP/1.0', [], '1.0', known],
    ['is named twice', ['Host: a.example', 'host: b.example'], '1.1', 400],
    ['is none', ['Host: a b/c?d#e'], '1.1', 400],
    ['is none in HTTP/1.0', ['Host: a/b'], '1.0', 400],
  ])('%s', async (_what, headers, version, status) => {
    const before = services.requests.length;
    const message = get(target, ...headers).replace('HTTP/1.1', `HTTP/${version}`);
    const answer = await exchange(message);
    expect(answer.slice(0, 13)).toBe(`HTTP/1.1 ${status} `);
    if (status === 400) expect(answer).toMatch(guarded);
    expect(services.requests.slice(before)).toMatchObject([{ method: 'GET', status }]);
  });
});

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['headers without end', get('/', `X-Long: ${'a'.repeat(133_000)}`), 431],
  ['an expectation', get('/plans', 'Host: a', 'Expect: miracles'), 417],
  ['a target that is none', get('*', 'Host: a.example'), 400],
])('%s is refused with the headers of every answer, and logged', async (_what, text, status) => {
  const before = services.requests.length;
  const answer = await exchange(text);
  expect(answer.slice(0, 13)).toBe(`HTTP/1.1 ${status} `);
  expect(answer).toMatch(guarded);
  expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
  expect(services.requests.slice(before)).toMatchObject([{ status, bytes: 0 }]);
});

test.each([
  ['an absolute target', get('http://a.example/plans', 'Host: a.example'), 200],
  ['an asterisk', get('*', 'Host: a.example'), 400],
  ['a backslash', get('/\\evil.example/', 'Host: a.example'), 400],
  ['broken percent-encoding', get('/%c0%af%', 'Host: a.example'), 404],
  ['an address of 100 kB', get(`/plans?x=${'%C3%A9'.repeat(17_000)}`, 'Host: a.example'), 200],
  ['a header of 120 kB', get('/plans', 'Host: a.example', `X-Long: ${'a'.repeat(120_000)}`), 200],
  ['a header of 130 kB', get('/plans', 'Host: a.example', `X-Long: ${'a'.repeat(133_000)}`), 431],
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a method that HTTP does not know', 'BREW /plans HTTP/1.1\r\nHost: a.example\r\n\r\n', 400],
  ['TRACE', 'TRACE /plans HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
])('%s gets its status', async (_name, text, status) => {
  expect((await exchange(text)).slice(0, 13)).toBe(`HTTP/1.1 ${status} `);
});

const posted = (method: string, target: string, headers: string[], body: string) =>
  [
    `${method} ${target} HTTP/1.1`,
    'Host: a.example',
    'Connection: close',
    ...headers,
    '',
    body,
  ].join('\r\n');
const form = 'Content-Type: application/x-www-form-urlencoded';
const chunked = 'Transfer-Encoding: chunked';
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const choice = 'lng=de&return=/plans';
const tooLong = `lng=de&return=/${'a'.repeat(5000)}`;

test.each([
  ['a form', posted('POST', '/language', [form, `Content-Length: ${choice.length}`], choice), 303],
  [
    'a form in chunks',
    posted('POST', '/language', [form, chunked], `${chunk(choice)}0\r\n\r\n`),
    303,
  ],
  ['a long form in chunks', posted('POST', '/language', [form, chunked], chunk(tooLong)), 413],
  ['a form without a body', posted('POST', '/language', [], ''), 400],
  ['a form in no chunk', posted('POST', '/language', [form, chunked], '0\r\n\r\n'), 400],
  [
    'a form of another kind',
    posted('POST', '/language', [chunked], `${chunk('{}')}0\r\n\r\n`),
    400,
  ],
])('%s gets its status', async (_name, text, status) => {
  expect(await exchange(text)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test.each([
  ['PUT', '/language', 'POST, OPTIONS'],
  ['DELETE', '/language', 'POST, OPTIONS'],
  ['POST', '/locales/add/en/navbar', ''],
  ['PUT', '/plans', 'GET, HEAD, POST, OPTIONS'],
])('%s %s is refused, whatever is sent along', async (method, target, allow) => {
  const bodies: [string[], string][] = [
    [[], ''],
    [[chunked], `${chunk(tooLong)}0\r\n\r\n`],
    [[`Content-Length: ${tooLong.length}`], tooLong],
  ];
  for (const [headers, body] of bodies) {
    const received = await exchange(posted(method, target, headers, body));
    expect(received).toMatch(/^HTTP\/1.1 405 /);
    expect(received.toLowerCase()).toContain(`\r\nallow: ${allow.toLowerCase()}\r\n`);
  }
});

test.each([chunked, 'Content-Length: 100'])(
  'a form that breaks off (%s) is no failure',
  async (how) => {
    const before = services.requests.length;
    const socket = connect(port, '127.0.0.1');
    socket.write(posted('POST', '/language', [form, how], chunk('lng=')));
    // The server must receive the first part before the rest stalls.
    await exchange(get('/plans', 'Host: a.example'));
    socket.destroy();
    await expect.poll(() => services.requests.length).toBe(before + 2);
    expect(services.requests.at(-1)).toMatchObject({ path: '/language', status: 400 });
  },
);

test('nothing that was sent has broken anything', () => {
  expect(services.failures).toEqual([]);
});

test('headers that do not come to an end are cut off in time', async () => {
  expect(await exchange('GET /plans HTTP/1.1\r\nHost: a.example\r\nX-Slow: ')).toContain(' 408 ');
});

test('a port in use is reported in a sentence', async () => {
  const failure = await startServer(answers, { ...options, port }, services.log).catch(
    (error) => error,
  );
  expect(explainStartFailure(failure)).toBe(
    `Port ${port} is in use. Stop the other program, or set PORT to another number.`,
  );
});

test.each([
  ['::', 'IPv6', 'http://localhost:3000'],
  ['0.0.0.0', 'IPv4', 'http://localhost:3000'],
  ['::1', 'IPv6', 'http://localhost:3000'],
  ['127.0.0.1', 'IPv4', 'http://localhost:3000'],
  ['192.0.2.7', 'IPv4', 'http://192.0.2.7:3000'],
  ['2001:db8::7', 'IPv6', 'http://[2001:db8::7]:3000'],
])('who listens at %s is found at an address for browsers', (address, family, url) => {
  expect(urlOf({ address, family, port: 3000 })).toBe(url);
});

test('a server that does not listen on a port has no URL', () => {
  expect([urlOf(null), urlOf('/run/site.sock')]).toEqual(['', '']);
});
