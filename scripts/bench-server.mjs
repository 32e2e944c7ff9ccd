// Compares the server's throughput with nginx's on the same answer, each by turns on one core and
// the load on another. Exits with 1 when the ratio of the medians falls below the floor, or when
// something is missing to measure with.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const floor = 0.7;
const rounds = 7;
const roundSeconds = 3;
const connections = 64;
const page = '/plans';
// What both can send: for brotli, nginx needs a third-party module.
const encoding = 'gzip';
const nginxPort = 8099;
const [serverCore, loadCore] = ['0', '1'];

const dist = resolve(process.argv[2] ?? 'dist');
const entry = join(dist, 'server/node.js');
const missing = ['nginx', 'wrk', 'taskset'].filter((tool) => !isInstalled(tool));
if (!existsSync(entry)) missing.push(`${entry} (run "npm run build")`);
if (missing.length > 0) {
  console.error(`Nothing measured. Missing: ${missing.join(', ')}.`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'bench-server-'));
// Started by root, nginx reads files as nobody.
chmodSync(folder, 0o755);
const children = [];
try {
  const ours = await startOurs();
  const theirs = await startNginx(ours);
  const results = { ours: [], theirs: [] };
  // V8 compiles what has run often enough.
  requestsPerSecond(ours);
  for (let round = 1; round <= rounds; round += 1) {
    results.ours.push(requestsPerSecond(ours));
    results.theirs.push(requestsPerSecond(theirs));
    console.log(`Round ${round}: ours ${results.ours.at(-1)}, nginx ${results.theirs.at(-1)}`);
  }
  const ratio = median(results.ours) / median(results.theirs);
  console.log(
    `Median requests per second: ours ${median(results.ours)}, nginx ${median(results.theirs)}`,
  );
  console.log(`Ratio ${ratio.toFixed(2)}; at least ${floor} is wanted.`);
  process.exitCode = ratio >= floor ? 0 : 1;
} finally {
  for (const child of children) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true });
}

function isInstalled(tool) {
  try {
    execFileSync('which', [tool], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function startPinned(command, env = {}) {
  const child = spawn('taskset', ['-c', serverCore, ...command], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  children.push(child);
  return child;
}

async function startOurs() {
  // nginx writes no access log below, so neither do we.
  const env = { NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', LOG: 'off' };
  const child = startPinned([process.execPath, entry], env);
  for await (const line of createInterface({ input: child.stdout })) {
    const [url] = line.match(/http:\S+/) ?? [];
    if (url) return url.replace('localhost', '127.0.0.1') + page;
  }
  throw new Error('The server ended before it was ready.');
}

/**
 * Sets up nginx as one would to serve these files: it negotiates the language and the encoding,
 * finds the file, and sends the same bytes under the same headers.
 */
async function startNginx(url) {
  const answer = await packedAnswer(url);
  const records = JSON.parse(readFileSync(join(dist, 'site/index.json'), 'utf8'));
  for (const { path, locale, file } of records) {
    if (path !== page) continue;
    mkdirSync(join(folder, 'root', locale), { recursive: true });
    const target = join(folder, 'root', locale, `${page}.html`);
    copyFileSync(join(dist, 'site', file), target);
    copyFileSync(join(dist, 'site', `${file}.gz`), `${target}.gz`);
  }
  const ownHeaders = [
    ...['connection', 'content-encoding', 'content-length', 'content-type', 'date', 'etag'],
    ...['keep-alive', 'x-request-id'],
  ];
  const headers = Object.entries(answer.headers)
    .filter(([name]) => !ownHeaders.includes(name))
    .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;
     events { worker_connections 1024; }
     http {
       access_log off; sendfile on; tcp_nopush on; server_tokens off; gzip_static on;
       keepalive_requests 1000000000;
       types { } default_type 'text/html; charset=utf-8';
       map $http_accept_language $accepted { default en; ~*^de de; ~*^es es; ~*^fr fr; }
       map $cookie_i18next $locale { default $accepted; ~^(en|de|es|fr)$ $cookie_i18next; }
       client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
       uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
       server {
         listen 127.0.0.1:${nginxPort};
         root ${join(folder, 'root')};
         location / {
           try_files /$locale$uri.html =404;
           add_header x-request-id $request_id;
           ${headers.join('\n           ')}
         }
       }
     }`,
  );
  startPinned(['nginx', '-p', folder, '-c', join(folder, 'nginx.conf')]);
  const theirUrl = `http://127.0.0.1:${nginxPort}${page}`;
  await untilAnswered(theirUrl);
  const theirs = await packedAnswer(theirUrl);
  if (theirs.bytes !== answer.bytes) {
    throw new Error(`The answers differ: ours has ${answer.bytes} bytes, nginx's ${theirs.bytes}.`);
  }
  return theirUrl;
}

async function packedAnswer(url) {
  const { get } = await import('node:http');
  return new Promise((resolveAnswer, reject) => {
    const options = { headers: { 'accept-encoding': encoding }, agent: false };
    get(url, options, async (response) => {
      const bytes = Buffer.concat(await response.toArray()).byteLength;
      resolveAnswer({ bytes, headers: response.headers });
    }).on('error', reject);
  });
}

async function untilAnswered(url) {
  for (const deadlineMs = Date.now() + 5000; Date.now() < deadlineMs; ) {
    try {
      return await fetch(url);
    } catch {
      await new Promise((wake) => setTimeout(wake, 50));
    }
  }
  throw new Error('nginx did not start.');
}

function requestsPerSecond(url) {
  const load = [
    'wrk',
    '-t1',
    `-c${connections}`,
    `-d${roundSeconds}s`,
    '-H',
    `Accept-Encoding: ${encoding}`,
  ];
  const report = execFileSync('taskset', ['-c', loadCore, ...load, url], { encoding: 'utf8' });
  if (report.includes('Non-2xx')) throw new Error(report);
  return Math.round(Number(report.match(/Requests\/sec:\s+([\d.]+)/)?.[1]));
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
