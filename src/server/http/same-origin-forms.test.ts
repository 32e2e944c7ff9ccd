import { expect, test } from 'vitest';
import { onEachHost } from '../testing/on-each-host.ts';

const foreign: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'null' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'https://www.wikigarth.example.evil.example' },
];
const own: Record<string, string>[] = [
  { 'sec-fetch-site': 'same-origin', origin: 'https://www.wikigarth.example' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://www.wikigarth.example' },
  {},
];

onEachHost(({ ask }) => {
  const send = (path: string, body: string, headers: Record<string, string>) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const host = { host: 'www.wikigarth.example' };
    return ask(path, { method: 'POST', body, headers: { ...type, ...host, ...headers } });
  };

  for (const [path, body] of [
    ['/language', 'lng=de'],
    ['/plans', 'country=DE&tax=incl'],
    ['/de/plans', 'forget=1'],
  ] as const) {
    test.each(foreign)(`${path} takes no form of another site: %j`, async (headers) => {
      const answer = await send(path, body, headers);
      expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
    });

    test.each(own)(`${path} takes a form of its own: %j`, async (headers) => {
      const answer = await send(path, body, headers);
      expect(answer.status).toBe(303);
      expect(answer.headers['set-cookie']).toBeDefined();
    });
  }
});
