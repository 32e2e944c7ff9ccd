import { expect, test } from '@playwright/test';
import { hasNginx, startNginx } from '../../scripts/nginx-process.ts';
import { startWorkerd } from '../../scripts/workerd-process.ts';
import {
  type Answer,
  createHttpClient,
  type HttpClient,
} from '../../src/server/testing/http-client.ts';
import { pickInTurn } from '../../src/testing/test-matrix.ts';
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

const hosts: Record<HostName, (application: string) => Promise<RunningHost>> = {
  async prepared() {
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

/** A question mark alone says nothing, and leads to the application. */
const toApplication = (path: string) => (path.includes('?') ? path : `${path}?`);

test('every host answers as the application on Node does', { tag: '@slow' }, async () => {
  test.setTimeout(300_000);
  const names = (Object.keys(hosts) as HostName[]).filter((name) => name !== 'nginx' || hasNginx);
  if (!hasNginx) test.info().annotations.push({ type: 'not run', description: 'nginx is missing' });
  const { child, url } = await runServer({ env: settings });
  const application = hostOf(url, child, toApplication);
  const others = await Promise.all(
    names.map(async (name) => ({
      name,
      host: await hosts[name](url),
      faults: [] as string[],
      needed: new Set<Difference>(),
    })),
  );
  let answers = 0;

  /** Asks all of them, and notes how the others differ from the application. */
  const put = async (request: TableRequest): Promise<Answer> => {
    const [ours, ...all] = await Promise.all([
      application.ask(request),
      ...others.map(({ host }) => host.ask(request)),
    ]);
    answers += 1;
    for (const [index, { name, faults, needed }] of others.entries()) {
      const theirs = all[index] as Answer;
      for (const finding of compareAnswers(ours, theirs)) {
        const difference = allowedBy(name, finding, request, { ours, theirs });
        if (difference) needed.add(difference);
        else faults.push(inWords(request, finding));
      }
    }
    return ours;
  };
  try {
    let tagged = 0;
    await forEach(requestTable(records), async (request) => {
      const { headers } = await put(request);
      const { etag } = headers;
      if (!etag || request.method !== 'GET') return;
      tagged += 1;
      for (const tag of pickInTurn([etag, `"other", W/${etag}`, '"other"', '*'], tagged)) {
        await put({ ...request, headers: { ...request.headers, 'if-none-match': tag } });
      }
    });
  } finally {
    for (const { stop } of [application, ...others.map(({ host }) => host)]) stop();
  }
  test.info().annotations.push({ type: 'answers', description: String(answers) });
  for (const { name, faults, needed } of others) {
    const message = `${faults.length} of ${answers} answers of ${name} differ`;
    expect.soft(faults.slice(0, 20), message).toEqual([]);
    const stale = differences.filter(
      (difference) => difference.hosts.includes(name) && !needed.has(difference),
    );
    expect.soft(stale, `differences that nothing of ${name} needs any more`).toEqual([]);
  }
});

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
