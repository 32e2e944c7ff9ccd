import { Agent, createServer, type IncomingMessage, OutgoingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sendPrepared } from './send-prepared.ts';

/** Every byte there is, so that an encoding in between would show. */
const body = Uint8Array.from({ length: 1024 }, (_, index) => index % 256);
const headers = ['content-type', 'application/octet-stream', 'content-length', '1024'];

const answers: Record<string, Parameters<typeof sendPrepared>[1]> = {
  '/': { status: 200, headers, body, locale: undefined },
  '/gone': { status: 404, headers: [...headers], body, locale: undefined },
  '/split': {
    status: 200,
    headers: ['content-length', '1024', 'x-name', 'a\r\nset-cookie: b'],
    body,
    locale: undefined,
  },
};
let send = sendPrepared;
const server = createServer((asked, response) => {
  const answer = answers[asked.url ?? ''];
  try {
    if (answer) {
      send(response, answer, {
        requestId: String(asked.headers['x-number']),
        keepAliveTimeoutMs: server.keepAliveTimeout,
      });
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    response.writeHead(500, { 'content-length': code.length }).end(code);
  }
});
server.keepAliveTimeout = 65_000;
const open = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  open.destroy();
  server.close();
});

async function ask(path: string, number: string, agent: Agent | false) {
  const { port } = server.address() as AddressInfo;
  const options = { host: '127.0.0.1', port, path, agent, headers: { 'x-number': number } };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(options, resolve).on('error', reject).end();
  });
  const clientPort = response.socket.localPort;
  return { response, clientPort, received: Buffer.concat(await response.toArray()) };
}

/** As a Node that keeps its heads elsewhere: in `_header`, only what node:http puts there counts. */
function moveHeads(): () => void {
  const { prototype } = OutgoingMessage as unknown as {
    prototype: { _header?: unknown; _storeHeader(...values: unknown[]): void };
  };
  const storeHeader = prototype._storeHeader;
  const heads = new WeakMap<object, unknown>();
  let isNodes = false;
  Object.defineProperty(prototype, '_header', {
    configurable: true,
    get() {
      return heads.get(this) ?? null;
    },
    set(head) {
      if (isNodes) heads.set(this, head);
    },
  });
  prototype._storeHeader = function (...values) {
    isNodes = true;
    try {
      storeHeader.apply(this, values);
    } finally {
      isNodes = false;
    }
  };
  return () => {
    delete prototype._header;
    prototype._storeHeader = storeHeader;
  };
}

describe.each([
  ['takes our heads', false],
  ['takes no head but its own', true],
])('on a Node that %s', (_what, isMoved) => {
  let moveBack = () => {};
  beforeAll(async () => {
    if (isMoved) moveBack = moveHeads();
    vi.resetModules();
    const { canSetHead } = await import('./own-head.ts');
    expect(canSetHead()).toBe(!isMoved);
    send = (await import('./send-prepared.ts')).sendPrepared;
  });
  afterAll(() => moveBack());

  test('connections that stay open get the same answer as those that close', async () => {
    for (const path of ['/', '/gone']) {
      const kept = await ask(path, '1', open);
      const closed = await ask(path, '1', false);
      expect(kept.received).toEqual(Buffer.from(body));
      expect(kept.received).toEqual(closed.received);
      expect(kept.response.statusCode).toBe(closed.response.statusCode);
      expect(kept.response.statusMessage).toBe(closed.response.statusMessage);
      const { connection, 'keep-alive': timeout, ...rest } = kept.response.headers;
      expect({ ...rest, connection: 'close', date: '' }).toEqual({
        ...closed.response.headers,
        date: '',
      });
      expect([connection, timeout]).toEqual(['keep-alive', 'timeout=65']);
    }
  });

  test('one connection serves again and again, each answer with its own headers', async () => {
    const ports = new Set<number | undefined>();
    for (const number of ['1', '2', '3']) {
      const { response, clientPort, received } = await ask('/', number, open);
      ports.add(clientPort);
      expect(response.headers['x-request-id']).toBe(number);
      expect(Date.parse(response.headers.date ?? '')).toBeGreaterThan(Date.now() - 2000);
      expect(received).toHaveLength(body.length);
    }
    expect(ports.size).toBe(1);
  });

  test('a header that would split the answer is refused', async () => {
    const { response, received } = await ask('/split', '1', open);
    expect(response.statusCode).toBe(500);
    expect(String(received)).toBe('ERR_INVALID_CHAR');
  });
});
