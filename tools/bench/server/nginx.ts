import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../scripts/server-process.ts';
import type { PreparedFileRecord } from '../../../src/server/prepared/prepared-file.ts';
import { splitLocalePath } from '../../../src/site/addresses.ts';

/** Headers that nginx sets itself. */
const ownHeaders = [
  ...['connection', 'content-encoding', 'content-length', 'content-type', 'date', 'etag'],
  ...['keep-alive', 'x-request-id'],
];
const openFileCache = 'open_file_cache max=1000 inactive=60s; open_file_cache_valid 60s;';

/**
 * Starts nginx to serve a prepared page as a static file: it negotiates the encoding, finds the file, and
 * sends the same bytes with the same headers.
 *
 * @param stack stops nginx when it is disposed of
 * @param options.address of the page, such as `/de/plans`
 * @param options.core the processor core to run on
 * @param options.url URL of the page on the server that serves `options.dist`
 * @returns URLs of the page on nginx, without and with its cache of open files
 * @throws when its answer has another length
 */
export async function serveFiles(
  stack: AsyncDisposableStack,
  { address, url, dist, core }: { address: string; url: string; dist: string; core: string },
): Promise<Record<'files' | 'files with open_file_cache', string>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-server-'));
  stack.defer(() => rmSync(folder, { recursive: true }));
  // When started by root, nginx reads files as `nobody`.
  chmodSync(folder, 0o755);
  const root = path.join(folder, 'root');
  copyPage(address, dist, root);
  const { bytes, headers } = await packedAnswer(url);
  const [plain, cached] = [await freePort(), await freePort()];
  const servers = [
    serverBlock(plain, root, headers),
    serverBlock(cached, root, headers, openFileCache),
  ];
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, servers));

  const child = spawn('taskset', ['-c', core, 'nginx', '-p', folder, '-c', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  stack.defer(async () => {
    child.kill();
    await ended;
  });
  for (const port of [plain, cached]) {
    const theirs = await untilAnswered(`http://127.0.0.1:${port}${address}`);
    if (theirs !== bytes)
      throw new Error(`The answers differ: ours has ${bytes} bytes, nginx's ${theirs}.`);
  }
  return {
    files: `http://127.0.0.1:${plain}${address}`,
    'files with open_file_cache': `http://127.0.0.1:${cached}${address}`,
  };
}

function copyPage(address: string, dist: string, root: string): void {
  const site = path.join(dist, 'site');
  const records: PreparedFileRecord[] = JSON.parse(
    readFileSync(path.join(site, 'index.json'), 'utf8'),
  );
  const wanted = splitLocalePath(address);
  const page = records.find(
    (each) => each.path === wanted.path && each.locale === wanted.locale && !each.validFrom,
  );
  if (!page) throw new Error(`Nothing is prepared for ${address}.`);
  const target = path.join(root, `${address}.html`);
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(path.join(site, page.file), target);
  copyFileSync(path.join(site, `${page.file}.gz`), `${target}.gz`);
}

function configuration(folder: string, servers: readonly string[]): string {
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; server_tokens off; gzip_static on;
      keepalive_requests 1000000000;
      types { } default_type 'text/html; charset=utf-8';
      client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
      uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
      ${servers.join('\n')}
    }`;
}

function serverBlock(
  port: number,
  root: string,
  headers: IncomingHttpHeaders,
  settings = '',
): string {
  const added = Object.entries(headers)
    .filter(([name]) => !ownHeaders.includes(name))
    .map(([name, value]) => `add_header ${name} '${String(value).replaceAll("'", "\\'")}';`);
  return `server {
    listen 127.0.0.1:${port};
    root ${root};
    ${settings}
    location / {
      try_files $uri.html =404;
      add_header x-request-id $request_id;
      ${added.join('\n')}
    }
  }`;
}

/** The compressed length of the body, which `fetch` does not tell. */
function packedAnswer(url: string): Promise<{ bytes: number; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const options = { headers: { 'accept-encoding': 'gzip' }, agent: false } as const;
    get(url, options, async (response) => {
      const bytes = Buffer.concat(await response.toArray()).byteLength;
      resolve({ bytes, headers: response.headers });
    }).on('error', reject);
  });
}

async function untilAnswered(url: string): Promise<number> {
  for (const deadlineMs = Date.now() + 5000; Date.now() < deadlineMs; await delay(50)) {
    const answer = await packedAnswer(url).catch(() => undefined);
    if (answer) return answer.bytes;
  }
  throw new Error('nginx did not start.');
}
