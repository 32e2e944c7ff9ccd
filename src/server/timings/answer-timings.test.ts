import { expect, test } from 'vitest';
import { createApp } from '../create-app.ts';
import { createTestServices } from '../testing/test-services.ts';

const measured = { page: '/de/plans', locale: 'de', lcpMs: '812.3', inpMs: '', cls: '0.01' };

async function send(
  fields: Record<string, string>,
  { headers = {}, isTimed = true }: { headers?: Record<string, string>; isTimed?: boolean } = {},
) {
  const services = { ...createTestServices(), isTimed };
  const body = new URLSearchParams(fields);
  const answer = await createApp(services).request('/timings', { method: 'POST', body, headers });
  return { status: answer.status, timings: services.timings, requests: services.requests };
}

test('what was measured is written down, and nothing else of the visitor', async () => {
  const { status, timings } = await send({ ...measured, name: 'somebody' });
  expect(status).toBe(204);
  expect(timings).toEqual([
    { page: 'plans', locale: 'de', lcpMs: 812, inpMs: undefined, cls: 0.01 },
  ]);
});

test.each([
  [{ page: '/no-such-page' }],
  [{ locale: 'xx' }],
  [{ lcpMs: 'quick' }],
  [{ page: '/de/plans?wikiid=secret' }],
])('%j is refused', async (fields) => {
  const { status, timings } = await send({ ...measured, ...fields });
  expect([status, timings]).toEqual([400, []]);
});

test('timings of browsers that ask for privacy are not recorded', async () => {
  const { status, timings } = await send(measured, { headers: { 'sec-gpc': '1' } });
  expect([status, timings]).toEqual([204, []]);
});

test('where nothing is measured, the address is none', async () => {
  const { status, timings } = await send(measured, { isTimed: false });
  expect([status, timings]).toEqual([404, []]);
});

test('it is asked for by POST alone', async () => {
  const app = createApp({ ...createTestServices(), isTimed: true });
  expect((await app.request('/timings')).status).toBe(405);
});
