import { expect, test } from '@playwright/test';
import { hasNginx, startNginx } from '../../scripts/nginx-process.ts';
import { startWorkerd } from '../../scripts/workerd-process.ts';
import {
  type Answer,
  createHttpClient,
  type HttpClient,
} from '../../src/server/testing/http-client.ts';
import { allowedBy, compareAnswers, type Finding } from '../hosts/compare.ts';
import { type Difference, differences, type HostName } from '../hosts/differences.ts';
import { requestTable, type TableRequest } from '../hosts/request-table.ts';
import { runServer } from './built-server.ts';
import { records } from './built-site.ts';

/** Enough to keep a host busy, and below the number at which one makes visitors wait. */
const atOnce = 16;
const settings = { TRUSTED_PROXIES: '1', LOG: 'errors' };

/** A way to ask a host, and what ends it. */
interface RunningHost {
  ask(request: TableRequest): Promise<Answer>;
  stop(): void;
}

test.describe.configure({ mode: 'default', timeout: 300_000 });

const hosts: Record<HostName, (application: string) => Promise<RunningHost>> = {
  async 'fast path'() {
    const { child, url } = await runServer({ env: settings });
    return hostOf(url, child, (path) => path);
  },
  async workerd() {
    const { child, url } = await startWorkerd({ env: settings });
    return hostOf(url, child, (path) => path);
  },
  async nginx(application) {
    const { url, stop } = await startNginx(application);
    return hostOf(url, { kill: stop }, (path) => path);
  },
};

/** A question mark alone says nothing, and leads past the fast path. */
const pastFastPath = (path: string) => (path.includes('?') ? path : `${path}?`);

for (const [name, start] of Object.entries(hosts)) {
  test(`${name} answers as the application on Node does`, async () => {
    const host = name as HostName;
    test.skip(host === 'nginx' && !hasNginx, 'not run: nginx is not installed');
    const { child, url } = await runServer({ env: settings });
    const [application, other] = [hostOf(url, child, pastFastPath), await start(url)];
    const faults: string[] = [];
    const needed = new Set<Difference>();
    let answers = 0;

    const put = async (request: TableRequest): Promise<Answer> => {
      const [ours, theirs] = await Promise.all([application.ask(request), other.ask(request)]);
      answers += 1;
      for (const finding of compareAnswers(ours, theirs)) {
        const difference = allowedBy(host, finding, request, { ours, theirs });
        if (difference) needed.add(difference);
        else faults.push(inWords(request, finding));
      }
      return ours;
    };
    try {
      await forEach(requestTable(records), async (request) => {
        const { headers } = await put(request);
        const { etag } = headers;
        if (!etag || request.method !== 'GET') return;
        const isOneOfMany = request.headers['accept-encoding'] !== 'gzip';
        const others = isOneOfMany ? [] : [`"other", W/${etag}`, '"other"', '*'];
        for (const tag of [etag, ...others]) {
          await put({ ...request, headers: { ...request.headers, 'if-none-match': tag } });
        }
      });
    } finally {
      application.stop();
      other.stop();
    }
    test.info().annotations.push({ type: 'answers', description: String(answers) });
    expect(faults.slice(0, 20), `${faults.length} of ${answers} answers differ`).toEqual([]);
    const stale = differences.filter(
      (difference) => difference.hosts.includes(host) && !needed.has(difference),
    );
    expect(stale, 'differences that nothing needs any more').toEqual([]);
  });
}

function hostOf(
  url: string,
  child: { kill(): void },
  spell: (path: string) => string,
): RunningHost {
  const client: HttpClient = createHttpClient(url, atOnce);
  return {
    ask: ({ method, path, headers, body }) =>
      client.ask(spell(path), {
        method,
        headers: { ...headers, 'x-request-id': 'the-same-everywhere' },
        ...(body !== undefined && { body }),
      }),
    stop() {
      client.close();
      child.kill();
    },
  };
}

async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const waiting = items.values();
  const workers = Array.from({ length: atOnce }, async () => {
    for (const item of waiting) await work(item);
  });
  await Promise.all(workers);
}

function inWords({ method, path, headers }: TableRequest, { of, ours, theirs }: Finding): string {
  return `${method} ${path.slice(0, 100)} ${JSON.stringify(headers)}: ${of} is ${theirs.slice(0, 200)} instead of ${ours.slice(0, 200)}`;
}
