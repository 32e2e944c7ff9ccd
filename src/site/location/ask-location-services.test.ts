import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askLocationServices } from './ask-location-services.ts';

const closers: (() => void)[] = [];
const asked: string[] = [];
const complaints = vi.spyOn(console, 'error');

beforeEach(() => {
  asked.length = 0;
  complaints.mockReset().mockReturnValue();
});
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A location service on the loopback interface. */
function serve(name: string, listener: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    asked.push(name);
    listener(request, response);
  });
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/json`);
    });
  });
}

const saying =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** No server listens on the discard port. */
const nobody = 'http://127.0.0.1:9/json';

const texas = { country: 'US', country_name: 'United States', region_code: 'TX', is_eu: false };
const austria = { country_code: 'AT', country: 'Austria', in_eu: true };

test('the second service is left alone while the first answers', async () => {
  const services = [await serve('first', saying(texas)), await serve('second', saying(austria))];
  expect(await askLocationServices(services)).toMatchObject({
    country_code: 'US',
    region_code: 'TX',
  });
  expect(asked).toEqual(['first']);
  expect(complaints).not.toHaveBeenCalled();
});

test.each([
  ['is down', undefined],
  ['refuses', saying({ error: 'quota' }, 429)],
  ['breaks off', ((request) => request.socket.destroy()) as RequestListener],
  ['answers with a page', saying('<!doctype html><title>Blocked</title>')],
  ['answers with nothing', saying('')],
  ['names no country', saying({ country_code: 'XX', region_code: 'TX' })],
  ['names something that is no country', saying({ country_code: '<script>', country: 4 })],
])('the second service is asked when the first %s', async (_, listener) => {
  const first = listener ? await serve('first', listener) : nobody;
  const second = await serve('second', saying(austria));
  expect(await askLocationServices([first, second])).toMatchObject({
    country_code: 'AT',
    in_eu: true,
  });
  expect(complaints).toHaveBeenCalledTimes(1);
});

test('a slow service is waited for, as no time limit is set', async () => {
  const slow = await serve('slow', (request, response) => {
    setTimeout(() => saying(austria)(request, response), 1500);
  });
  expect(await askLocationServices([slow, await serve('second', saying(texas))])).toMatchObject({
    country_code: 'AT',
  });
  expect(asked).toEqual(['slow']);
});

test('when both fail, nothing is known, and only the console hears of it', async () => {
  const services = [nobody, await serve('second', saying({ error: 'down' }, 503))];
  expect(await askLocationServices(services)).toBeUndefined();
  expect(complaints).toHaveBeenCalledTimes(2);
});
