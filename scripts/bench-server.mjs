// Compares the server's throughput and slowest answers with nginx's on the same answer, without and
// with its cache of open files, by turns on one core and the load on another. Exits with 1 when the
// median of the paired ratios falls short of the floor, or when something to measure with is missing.
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

/** Against nginx as most run it, without a cache of open files. */
const floor = 0.75;
const mostTimesP99 = 2;
const rounds = 7;
const roundSeconds = 3;
const connections = 64;
const page = '/plans';
// What both can send: for brotli, nginx needs a third-party module.
const encoding = 'gzip';
const nginxPorts = { nginx: 8099, 'nginx with open_file_cache': 8098 };
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
  await startNginx(ours);
  const urls = { ours };
  for (const [name, port] of Object.entries(nginxPorts))
    urls[name] = `http://127.0.0.1:${port}${page}`;
  const measured = Object.fromEntries(Object.keys(urls).map((name) => [name, []]));
  // What V8 has seen often enough, it compiles.
  measure(ours);
  for (let round = 1; round <= rounds; round += 1) {
    // Whoever is first in one round is last in the next, so that a slow moment meets each.
    const names = Object.keys(urls).toSorted(() => (round % 2 ? 1 : -1));
    for (const name of names) measured[name].push(measure(urls[name]));
    const figures = Object.entries(measured).map(
      ([name, results]) => `${name} ${results.at(-1).requestsPerSecond}`,
    );
    console.log(`Round ${round}, requests per second: ${figures.join(', ')}`);
  }
  for (const name of Object.keys(nginxPorts)) {
    const paired = (figure) =>
      median(measured.ours.map((result, round) => result[figure] / measured[name][round][figure]));
    const ratio = paired('requestsPerSecond');
    const timesP99 = paired('p99Ms');
    const p99 = median(measured.ours.map((result) => result.p99Ms)).toFixed(1);
    console.log(
      `Against ${name}: median of the paired ratios ${ratio.toFixed(2)}; p99 ${p99} ms, ${timesP99.toFixed(2)} times theirs`,
    );
    if (name === 'nginx' && (ratio < floor || timesP99 > mostTimesP99)) {
      console.log(`Wanted: at least ${floor}, and p99 at most ${mostTimesP99} times theirs.`);
      process.exitCode = 1;
    }
  }
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
       ${nginxServer(nginxPorts.nginx, headers)}
       ${nginxServer(nginxPorts['nginx with open_file_cache'], [
         ...['open_file_cache max=1000 inactive=60s;', 'open_file_cache_valid 60s;'],
         ...headers,
       ])}
     }`,
  );
  startPinned(['nginx', '-p', folder, '-c', join(folder, 'nginx.conf')]);
  for (const port of Object.values(nginxPorts)) {
    const theirUrl = `http://127.0.0.1:${port}${page}`;
    await untilAnswered(theirUrl);
    const { bytes } = await packedAnswer(theirUrl);
    if (bytes !== answer.bytes) {
      throw new Error(`The answers differ: ours has ${answer.bytes} bytes, nginx's ${bytes}.`);
    }
  }
}

function nginxServer(port, settings) {
  return `server {
         listen 127.0.0.1:${port};
         root ${join(folder, 'root')};
         location / {
           try_files /$locale$uri.html =404;
           add_header x-request-id $request_id;
           ${settings.join('\n           ')}
         }
       }`;
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

function measure(url) {
  const load = [
    'wrk',
    '-t1',
    `-c${connections}`,
    `-d${roundSeconds}s`,
    '--latency',
    '-H',
    `Accept-Encoding: ${encoding}`,
  ];
  const report = execFileSync('taskset', ['-c', loadCore, ...load, url], { encoding: 'utf8' });
  if (report.includes('Non-2xx')) throw new Error(report);
  const [, p99, unit] = report.match(/99%\s+([\d.]+)(\w+)/) ?? [];
  return {
    requestsPerSecond: Math.round(Number(report.match(/Requests\/sec:\s+([\d.]+)/)?.[1])),
    p99Ms: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit],
  };
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
