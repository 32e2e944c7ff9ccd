import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { explainStartFailure } from './explain-start-failure.ts';

/** The error of node:http when it cannot listen on an address. */
function listenFailure(port: number, host: string): Promise<Error> {
  return new Promise((resolve) => createServer().once('error', resolve).listen(port, host));
}

test.each(['192.0.2.1', 'no-such-host.invalid'])('%s is no address to listen on', async (host) => {
  const sentence = explainStartFailure(await listenFailure(0, host));
  expect(sentence).toBe(`HOST must be an address of this machine; it is "${host}".`);
});

test('a port below 1024 is reported as a closed port, an unreadable file as an unreadable file', () => {
  const closed = { code: 'EACCES', syscall: 'listen', port: 80 };
  expect(explainStartFailure(Object.assign(new Error(), closed))).toContain('Port 80 is closed');
  const unreadable = { code: 'EACCES', syscall: 'open', path: '/site/index.json' };
  expect(explainStartFailure(Object.assign(new Error(), unreadable))).toBe(
    '/site/index.json cannot be read (EACCES).',
  );
  const failure = (() => {
    try {
      return readFileSync('/no/such/file');
    } catch (error) {
      return error;
    }
  })();
  expect(explainStartFailure(failure)).toBe('/no/such/file cannot be read (ENOENT).');
});

test.each([
  [
    'listen',
    'EADDRINUSE',
    {},
    'Port 80 is in use. Stop the other program, or set PORT to another number.',
  ],
  [
    'listen',
    'EACCES',
    { setting: 'METRICS_PORT' },
    'Port 80 is closed to this user. Set METRICS_PORT to a number above 1023.',
  ],
  [
    'listen',
    'EADDRNOTAVAIL',
    { setting: 'METRICS_PORT' },
    'METRICS_HOST must be an address of this machine; it is "192.0.2.1".',
  ],
])('%s %s names the setting, as in %j', (syscall, code, more, sentence) => {
  const details = { code, syscall, port: 80, address: '192.0.2.1', ...more };
  expect(explainStartFailure(Object.assign(new Error(), details))).toBe(sentence);
});

test.each(['ConfigError', 'BuildError'])('a %s says itself what is wrong', (name) => {
  const error = Object.assign(new Error('PORT must be a number.'), { name });
  expect(explainStartFailure(error)).toBe('PORT must be a number.');
});

test('what only its stack explains is left to the stack', () => {
  expect(explainStartFailure(new TypeError('x is not a function'))).toBeUndefined();
  expect(explainStartFailure(Object.assign(new Error(), { path: '/x' }))).toBeUndefined();
  expect(explainStartFailure('a string')).toBeUndefined();
});
