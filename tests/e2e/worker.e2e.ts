import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { startWorkerd } from '../../scripts/workerd-process.ts';
import { sendJson, startFakeWiki } from '../../src/server/testing/fake-wiki.ts';

test('the worker writes the same log as the server on Node', async () => {
  const { child, url } = await startWorkerd({ output: 'pipe' });
  if (!child.stdout) throw new Error('Its output is not read.');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  await fetch(`${url}/de/plans?secret=1`, { headers: { 'x-request-id': 'logged-12345' } });
  const { value } = await lines.next();
  child.kill();
  const { time, ms, bytes, ...rest } = JSON.parse(String(value));
  expect(new Date(time).toISOString()).toBe(time);
  expect([typeof ms, typeof bytes]).toEqual(['number', 'number']);
  expect(rest).toEqual({
    level: 'info',
    requestId: 'logged-12345',
    method: 'GET',
    path: '/de/plans',
    status: 200,
    locale: 'de',
  });
});

test('the worker lists what a wiki has, and asks it after an answer', async () => {
  const wiki = await startFakeWiki();
  wiki.behave((query, response) =>
    sendJson(
      response,
      query.get('meta') === 'siteinfo'
        ? { query: { extensions: [{ type: 'other', name: 'Hedge', description: 'Grows' }] } }
        : { query: { allmessages: [] } },
    ),
  );
  const { child, url } = await startWorkerd({
    env: { MEDIAWIKI_API_URL: wiki.apiUrl, LOG: 'off' },
  });
  const listed = async () => {
    const answer = await fetch(`${url}/extensions/`);
    return Object.keys((await answer.json()).extensions_data);
  };
  expect((await listed()).length).toBeGreaterThan(10);
  await expect.poll(listed).toEqual(['Hedge']);
  child.kill();
  await wiki.close();
});

test('a setting that cannot be used fails every answer', async () => {
  const { child, url } = await startWorkerd({ env: { LOG: 'loud' } });
  expect((await fetch(`${url}/plans`)).status).toBe(500);
  child.kill();
});
