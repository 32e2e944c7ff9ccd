import { expect, test } from 'vitest';
import { createPreparedSite } from '../../prepared/prepared-site.ts';
import type { RequestRecord } from '../../services.ts';
import { smallSite } from '../../testing/small-site.ts';
import { createTestServices } from '../../testing/test-services.ts';
import { createMetrics } from './create-metrics.ts';

const site = createPreparedSite(smallSite, { jsonAnswers: {} });
const record: RequestRecord = {
  requestId: 'id-1',
  method: 'GET',
  path: '/plans',
  status: 200,
  durationMs: 2,
  bytes: 10,
  locale: 'de',
};

function measure() {
  const metrics = createMetrics({ site, buildId: 'b1' });
  const services = createTestServices();
  const linesOf = async (name: string) => {
    const lines = (await metrics.text()).split('\n');
    return lines.filter((line) => line.startsWith(name)).toSorted();
  };
  return { metrics, services, linesOf };
}

test('requests are counted by route, status, language and host, and logged as before', async () => {
  const { metrics, services, linesOf } = measure();
  const application = metrics.watchLog(services.log, 'application');
  const prepared = metrics.watchLog(services.log, 'prepared');
  application.request(record);
  application.request({ ...record, path: '/de/plans' });
  application.request({ ...record, locale: null });
  application.request({ ...record, status: 404 });
  prepared.request(record);
  expect(services.requests).toHaveLength(5);
  application.notice('It goes on');
  expect(services.notices).toEqual(['It goes on']);
  const plans = 'website_requests_total{route="plans"';
  expect(await linesOf('website_requests_total')).toEqual([
    `${plans},status="200",language="",host="application"} 1`,
    `${plans},status="200",language="de",host="application"} 2`,
    `${plans},status="200",language="de",host="prepared"} 1`,
    `${plans},status="404",language="de",host="application"} 1`,
  ]);
});

test.each([
  ['/', 'landing'],
  ['/es', 'landing'],
  ['/fr/plans', 'plans'],
  ['/extensions', 'extensions'],
  ['/extensions/', 'extensionList'],
  ['/de/extensions/', 'extensionList'],
  ['/healthz', '/healthz'],
  ['/favicon.ico', 'file'],
  ['/wp-login.php', 'unknown'],
  ['/__proto__', 'unknown'],
])('a request for %s counts as one for %s', async (path, route) => {
  const { metrics, services, linesOf } = measure();
  metrics.watchLog(services.log, 'application').request({ ...record, path });
  expect(await linesOf('website_requests_total')).toEqual([
    `website_requests_total{route="${route}",status="200",language="de",host="application"} 1`,
  ]);
});

test('request durations are in cumulative histogram buckets', async () => {
  const { metrics, services, linesOf } = measure();
  const { request } = metrics.watchLog(services.log, 'application');
  for (const durationMs of [0.1, 1, 1.001, 100, 60_000]) request({ ...record, durationMs });
  // Requests of all statuses and languages share the histogram of their route.
  request({ ...record, durationMs: 5000, status: 404, locale: null });
  const buckets = await linesOf('website_request_duration_seconds_bucket');
  const label = 'route="plans",host="application"';
  const counts = [
    ['0.00025', 1],
    ['0.001', 2],
    ['0.0025', 3],
    ['0.01', 3],
    ['0.025', 3],
    ['0.1', 4],
    ['0.25', 4],
    ['1', 4],
    ['2.5', 4],
    ['10', 5],
    ['+Inf', 6],
  ].map(([le, n]) => `website_request_duration_seconds_bucket{${label},le="${le}"} ${n}`);
  expect(buckets.map(sortLabels)).toEqual(counts.map(sortLabels).toSorted());
  expect(await linesOf('website_request_duration_seconds_count')).toEqual([
    `website_request_duration_seconds_count{${label}} 6`,
  ]);
  const [sum] = await linesOf('website_request_duration_seconds_sum');
  expect(Number(sum?.split(' ').at(-1))).toBeCloseTo(65.102101);
});

test('routes and hosts have buckets of their own', async () => {
  const { metrics, services, linesOf } = measure();
  metrics.watchLog(services.log, 'application').request(record);
  metrics.watchLog(services.log, 'prepared').request(record);
  metrics.watchLog(services.log, 'application').request({ ...record, path: '/' });
  expect(await linesOf('website_request_duration_seconds_count')).toEqual([
    'website_request_duration_seconds_count{route="landing",host="application"} 1',
    'website_request_duration_seconds_count{route="plans",host="application"} 1',
    'website_request_duration_seconds_count{route="plans",host="prepared"} 1',
  ]);
});

test('what is rendered is timed by its outcome, also when it fails', async () => {
  const { metrics, services, linesOf } = measure();
  const render = metrics.watchRender(services.render);
  const ask = (query: string) =>
    render({
      ...{ key: 'login', locale: 'de', day: '2026-12-01' },
      query: new URLSearchParams(query),
    });
  expect(await ask('')).toMatchObject({ kind: 'page', status: 200 });
  expect(await ask('wikiid=garden')).toMatchObject({ kind: 'redirect' });
  await expect(ask('wikiid=broken')).rejects.toThrow('The renderer is broken');
  const outcomes = ['failure', 'page', 'redirect'];
  expect(await linesOf('website_live_render_duration_seconds_count')).toEqual(
    outcomes.map(
      (outcome) =>
        `website_live_render_duration_seconds_count{route="login",outcome="${outcome}"} 1`,
    ),
  );
  expect(await linesOf('website_live_render_duration_seconds_bucket')).toHaveLength(3 * 10);
});

test('the wiki is timed in seconds', async () => {
  const { metrics, linesOf } = measure();
  metrics.onWikiAsked(1500, true);
  metrics.onWikiAsked(250, false);
  const name = 'website_upstream_wiki_duration_seconds';
  expect(await linesOf(`${name}_sum`)).toEqual([
    `${name}_sum{outcome="failure"} 0.25`,
    `${name}_sum{outcome="list"} 1.5`,
  ]);
  expect(await linesOf(`${name}_bucket`)).toHaveLength(2 * 10);
});

test('the process counts itself for its build, and every metric says what it is', async () => {
  const { metrics, linesOf } = measure();
  expect(await linesOf('website_processes')).toEqual(['website_processes{build="b1"} 1']);
  const names = [...(await metrics.text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
  expect(names).toContain('process_cpu_seconds_total');
  const types = {
    website_requests_total: 'counter',
    website_request_duration_seconds: 'histogram',
    website_live_render_duration_seconds: 'histogram',
    website_upstream_wiki_duration_seconds: 'histogram',
    website_processes: 'gauge',
  };
  for (const [name, type] of Object.entries(types)) {
    expect(names).toContain(name);
    expect(await linesOf(`# TYPE ${name} `)).toEqual([`# TYPE ${name} ${type}`]);
    expect((await linesOf(`# HELP ${name} `))[0]).toMatch(/ [A-Z][^.]{10,}.*\.$/);
  }
});

/** The order of labels has no meaning. */
function sortLabels(line: string): string {
  return line.replace(/\{(.*)\}/, (_, labels: string) => `{${labels.split(',').toSorted()}}`);
}
